/** The number audit on decks as they are drawn: figures put in at random are all found. Seeded. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../../src/shared/domain/sections.ts';
import { auditScene } from '../../../../src/shared/scene/audit-scene.ts';
import { drawnText } from '../../../../src/shared/scene/drawn-text.ts';
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { buildScene } from '../../../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { BRIEF_CREATED_AT, BRIEF_NAMES, readBrief } from '../../../fixtures/briefs.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { nodeFontLoader } from '../../deck/support/node-fonts.ts';

/** mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const thaiDigits = (value: number): string =>
  String(value).replaceAll(/\d/gu, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

/** Ways to state a figure, each with the figure as it is written in it. */
const CLAIMS: Readonly<Record<Language, readonly ((n: number) => readonly [text: string, figure: string])[]>> = {
  en: [
    (n) => [`${n}% of buyers agree`, `${n}%`],
    (n) => [`a market of THB ${n}.5 billion`, `THB ${n}.5 billion`],
    (n) => [`${n}–${n + 9} weeks to pay back`, `${n}–${n + 9}`],
    (n) => [`${n}x the usual return`, String(n)],
    (n) => [`${(n * 1013).toLocaleString('en')} shops`, (n * 1013).toLocaleString('en')],
    (n) => [`costs $${n} each`, `$${n}`],
    (n) => [`leads by ${n}:7`, `${n}:7`],
    () => ['seventy-three rivals', 'seventy-three'],
    (n) => [`expected by ${(n % 27) + 1} August ${2031 + (n % 5)}`, `${(n % 27) + 1} August ${2031 + (n % 5)}`],
  ],
  th: [
    (n) => [`เพิ่มขึ้น ${n}%`, `${n}%`],
    (n) => [`ร้อยละ ${thaiDigits(n)} ของลูกค้า`, `ร้อยละ ${thaiDigits(n)}`],
    (n) => [`ตลาด ${n}.5 ล้านบาท`, `${n}.5 ล้านบาท`],
    (n) => [`คืนทุนใน ${n}–${n + 9} วัน`, `${n}–${n + 9}`],
    (n) => [`มี ${thaiDigits(n)} สาขา`, thaiDigits(n)],
    () => ['โตสามสิบเจ็ดเท่า', 'สามสิบเจ็ด'],
    (n) => [`ภายในปี ${2575 + (n % 9)}`, String(2575 + (n % 9))],
    (n) => [`ราคา ฿${(n * 1013).toLocaleString('en')}`, `฿${(n * 1013).toLocaleString('en')}`],
  ],
}; // prettier-ignore

const WORDS: Readonly<Record<string, string>> = { 'seventy-three': '73', สามสิบเจ็ด: '37' };

interface Leaf {
  text: string;
  put: (text: string) => void;
}
/** Every text of a section that can be written over. */
function* leaves(owner: object): Generator<Leaf> {
  for (const [key, value] of Object.entries(owner) as [string, unknown][]) {
    if (typeof value === 'string')
      yield { text: value, put: (text) => Object.assign(owner, { [key]: text }) };
    else if (typeof value === 'object' && value !== null) yield* leaves(value);
  }
}

const draw = (formData: FormData, language: Language, deck: readonly Section[]): Promise<Scene> =>
  buildScene({
    proposal: { proposalId: 'proposal_1_audit', title: 'Audit', language, formData },
    sections: records(deck).map((page) => ({ ...page, success: true })),
    engine: (families) => createTextEngine(nodeFontLoader, families),
  });
const records = (deck: readonly Section[]) =>
  deck.map((sectionData, i) => ({ pageNumber: i + 1, sectionData }));

describe('50 figures without a source', () => {
  test.each([
    ['coffee-roaster-en', 'en', 13],
    ['industrial-b2b-en', 'en', 12],
    ['dental-clinic-th', 'th', 13],
    ['coffee-roaster-en', 'th', 12],
  ] as const)(
    '%s in %s: %i of them',
    async (name, language, count) => {
      const { formData } = readBrief(name);
      const deck = structuredClone(await writeDeck(formData, language));
      const before = await draw(formData, language, deck);
      const roll = random(20_261_121 + count + name.length);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;
      const put: { page: number; figure: string }[] = [];
      const used = new Set<string>();
      while (put.length < count) {
        const page = 1 + Math.floor(roll() * 19);
        const section = deck[page - 1]!;
        const drawn = drawnText(before.slides.filter(({ pageNumber }) => pageNumber === page)).texts;
        const places = [...leaves(section.output), ...leaves({ title: section.title })].filter(
          ({ text }) => text !== '' && drawn.some((line) => line.includes(text)),
        );
        if (places.length === 0) continue;
        const inTitle = roll() < 0.1;
        const leaf = pick(places);
        const [claim, figure] = pick(CLAIMS[language])(21 + Math.floor(roll() * 70));
        // A figure that the answers or the page's own evidence hold would have a source.
        const digits = WORDS[figure] ?? figure.replaceAll(/[^\d.,–๐-๙]/gu, '');
        const known = JSON.stringify([formData, section.evidence]).includes(digits);
        if (used.has(`${page} ${figure}`) || known) continue;
        used.add(`${page} ${figure}`);
        if (inTitle && page > 1) section.title = `${section.title} ${claim}`;
        else leaf.put(`${leaf.text} ${claim}`);
        put.push({ page, figure });
      }
      const scene = await draw(formData, language, deck);
      const { unsourced } = auditScene(
        { formData, createdAt: BRIEF_CREATED_AT, language },
        records(deck),
        scene,
      );
      // A slide that draws what was reckoned may leave out the text that was written over.
      const drawn = put.filter(({ page, figure }) =>
        drawnText(scene.slides.filter(({ pageNumber }) => pageNumber === page)).texts.some((text) =>
          text.includes(figure),
        ),
      );
      expect(drawn.length).toBeGreaterThanOrEqual(put.length - 2);
      for (const { page, figure } of drawn)
        expect(
          unsourced.some((entry) => entry.pageNumber === page && entry.figure.includes(figure)),
          `${figure} on page ${page}; found: ${unsourced.map((entry) => `${entry.pageNumber}: ${entry.figure}`).join(', ')}`,
        ).toBe(true);
    },
    60_000,
  );
});

describe('true figures', () => {
  test.each(BRIEF_NAMES)(
    '%s: none is flagged, and few rest on assumptions',
    async (name) => {
      const { formData, language } = readBrief(name);
      const deck = await writeDeck(formData, language);
      const report = auditScene(
        { formData, createdAt: BRIEF_CREATED_AT, language },
        records(deck),
        await draw(formData, language, deck),
      );
      expect(report.unsourced).toEqual([]);
      expect(report.unverified).toEqual([]);
      if (name !== 'barely-answered')
        expect(report.byBasis['planning assumption'] / report.figures).toBeLessThanOrEqual(0.2);
    },
    60_000,
  );
});
