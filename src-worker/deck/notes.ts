/** Speaker notes: what to say, how it is meant to look, and where each figure comes from. */
import type { Evidence, EvidenceBasis } from '../../src/shared/domain/evidence.ts';
import { ART_DIRECTION } from './kit/flow.ts';
import { statedBy } from './kit/evidence.ts';
import { clean, say, type PageContext, type SlideDraft } from './kit/index.ts';

const BASIS: Record<Exclude<EvidenceBasis, 'stated by'>, readonly [string, string]> = {
  'client answer': ['client’s answer', 'คำตอบของลูกค้า'],
  computed: ['computed', 'คำนวณ'],
  'public data': ['public data', 'ข้อมูลสาธารณะ'],
  'planning assumption': ['planning assumption', 'ข้อสมมติในการวางแผน'],
  'model statement': ['model’s statement, unverified', 'ข้อความจากแบบจำลอง ยังไม่ได้ตรวจสอบ'],
};

/** Where a figure comes from, in words. */
function originOf(context: PageContext, { basis, source }: Evidence): string {
  if (basis === 'stated by') return statedBy(context);
  const [en, th] = BASIS[basis];
  return [say(context, en, th), clean(source)].filter((word) => word !== '').join(': ');
}

/** Paragraphs for the presenter. The evidence stands on the first slide of a page; `left`: a note without room. */
export function speakerNotes(context: PageContext, draft: SlideDraft, part: number, left: string): string[] {
  const notes = [draft.headline, ...(draft.speakerNotes ?? [])].map(clean);
  if (left !== '') notes.push(left);
  if (part > 1) return notes.filter((note) => note !== '');
  for (const [field, value] of Object.entries(context.section.output)) {
    if (!ART_DIRECTION.has(field) || typeof value !== 'string' || clean(value) === '') continue;
    notes.push(`${say(context, 'Art direction', 'แนวทางภาพ')}: ${clean(value)}`);
  }
  if (context.section.evidence.length > 0) {
    notes.push(`${say(context, 'Where the figures come from', 'ที่มาของตัวเลข')}:`);
    for (const entry of context.section.evidence)
      notes.push(`${clean(entry.statement)} (${originOf(context, entry)})`);
  }
  return notes.filter((note) => note !== '');
}
