/** The page catalogue (specification, section 3, 'Page titles' and 'Section output shape by page type'). */

export const SECTION_TYPES = [
  'cover',
  'agenda',
  'market-objectives',
  'market-overview',
  'business-overview',
  'market-channels-analysis',
  'target-persona',
  'customer-journey',
  'competitor-marketing',
  'competitor-analysis',
  'winning-zone',
  'key-takeaway',
  'key-strategy',
  'content-strategy',
  'media-direction',
  'campaign-structure',
  'audience-mapping',
  'suggestion-idea',
  'conclusion',
] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

export interface PageInfo {
  /** 1 to 19. */
  pageNumber: number;
  type: SectionType;
  /** The specification's page title, in English; the interface shows this one. */
  title: string;
  /** The same title for the small label of a Thai slide. */
  titleTh: string;
}

/** In English and in Thai. */
const TITLES: Readonly<Record<SectionType, readonly [string, string]>> = {
  cover: ['Cover Page', 'ปก'],
  agenda: ['Agenda', 'สารบัญ'],
  'market-objectives': ['Marketing Objectives', 'เป้าหมายการตลาด'],
  'market-overview': ['Market Overview', 'ภาพรวมตลาด'],
  'business-overview': ['Business Overview', 'ภาพรวมธุรกิจ'],
  'market-channels-analysis': ['Marketing Channel Analysis', 'วิเคราะห์ช่องทางการตลาด'],
  'target-persona': ['Target Persona & Insights', 'กลุ่มเป้าหมายและอินไซต์'],
  'customer-journey': ['Customer Journey (AIDAR)', 'เส้นทางลูกค้า (AIDAR)'],
  'competitor-marketing': ['Competitive Marketing Landscape', 'ภาพรวมการแข่งขัน'],
  'competitor-analysis': ['Competitor Analysis (SWOT + Creative)', 'วิเคราะห์คู่แข่ง (SWOT)'],
  'winning-zone': ['Winning Zone / Sweet Spot', 'จุดที่เราชนะ'],
  'key-takeaway': ['Key Takeaway', 'สรุปประเด็นสำคัญ'],
  'key-strategy': ['Key Strategy', 'กลยุทธ์หลัก'],
  'content-strategy': ['Content & Creative Strategy', 'กลยุทธ์เนื้อหาและครีเอทีฟ'],
  'media-direction': ['Media Direction', 'ทิศทางสื่อ'],
  'campaign-structure': ['Campaign Structure & Funnel', 'โครงสร้างแคมเปญและฟันเนล'],
  'audience-mapping': ['Audience Mapping', 'แผนที่กลุ่มเป้าหมาย'],
  'suggestion-idea': ['Suggestion Idea', 'ข้อเสนอแนะ'],
  conclusion: ['Conclusion / Next Steps', 'บทสรุปและขั้นตอนถัดไป'],
};

/** The nineteen pages in order. */
export const PAGES: readonly PageInfo[] = SECTION_TYPES.map((type, index) => {
  const [title, titleTh] = TITLES[type];
  return { pageNumber: index + 1, type, title, titleTh };
});

/** Pages generated (specification, section 9). */
export const PAGE_COUNT = PAGES.length;

/** The page with this number, or undefined outside 1 to 19. */
export function pageByNumber(pageNumber: number): PageInfo | undefined {
  return PAGES[pageNumber - 1];
}

/** The first number of a page that a person added; those of the specification are below. */
export const FIRST_FREE = 101;
export const isFree = ({ pageNumber }: { pageNumber: number }): boolean => pageNumber >= FIRST_FREE;
