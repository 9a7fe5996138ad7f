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

const TITLES: readonly (readonly [string, string])[] = [
  ['Cover Page', 'ปก'],
  ['Agenda', 'สารบัญ'],
  ['Marketing Objectives', 'เป้าหมายการตลาด'],
  ['Market Overview', 'ภาพรวมตลาด'],
  ['Business Overview', 'ภาพรวมธุรกิจ'],
  ['Marketing Channel Analysis', 'วิเคราะห์ช่องทางการตลาด'],
  ['Target Persona & Insights', 'กลุ่มเป้าหมายและอินไซต์'],
  ['Customer Journey (AIDAR)', 'เส้นทางลูกค้า (AIDAR)'],
  ['Competitive Marketing Landscape', 'ภาพรวมการแข่งขัน'],
  ['Competitor Analysis (SWOT + Creative)', 'วิเคราะห์คู่แข่ง (SWOT)'],
  ['Winning Zone / Sweet Spot', 'จุดที่เราชนะ'],
  ['Key Takeaway', 'สรุปประเด็นสำคัญ'],
  ['Key Strategy', 'กลยุทธ์หลัก'],
  ['Content & Creative Strategy', 'กลยุทธ์เนื้อหาและครีเอทีฟ'],
  ['Media Direction', 'ทิศทางสื่อ'],
  ['Campaign Structure & Funnel', 'โครงสร้างแคมเปญและฟันเนล'],
  ['Audience Mapping', 'แผนที่กลุ่มเป้าหมาย'],
  ['Suggestion Idea', 'ข้อเสนอแนะ'],
  ['Conclusion / Next Steps', 'บทสรุปและขั้นตอนถัดไป'],
];

/** The nineteen pages in order. */
export const PAGES: readonly PageInfo[] = SECTION_TYPES.map((type, index) => {
  const [title, titleTh] = TITLES[index] ?? [type, type];
  return { pageNumber: index + 1, type, title, titleTh };
});

/** Pages generated (specification, section 9). */
export const PAGE_COUNT = PAGES.length;

/** The page with this number, or undefined outside 1 to 19. */
export function pageByNumber(pageNumber: number): PageInfo | undefined {
  return PAGES[pageNumber - 1];
}
