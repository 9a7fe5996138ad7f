/** Who makes the proposal, on its slides. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyAgency, type AgencyLogo, type AgencyProfile } from '../../../src/shared/domain/agency.ts';
import { THEME_IDS } from '../../../src/shared/domain/looks.ts';
import type { Appearance } from '../../../src/shared/domain/records.ts';
import type { Box, ImageNode, Scene, SceneNode, SlideScene } from '../../../src/shared/scene/scene.ts';
import { preparerOf } from '../../../src-worker/deck/agency.ts';
import { placedTexts, problemsOf } from '../../../src-worker/deck/kit/check.ts';
import { readAgencyDeck } from './support/agency-deck.ts';

const file = readFileSync(new URL('../../fixtures/logos/wide.png', import.meta.url));
const logo = (ground: AgencyLogo['ground'], width = 240, height = 60): AgencyLogo => ({
  type: 'image/png',
  bytes: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
  width,
  height,
  ground,
});
const studio: AgencyProfile = {
  ...emptyAgency(),
  name: 'Northlight Studio',
  person: 'Nok Srisai',
  email: 'nok@northlight.example',
  phone: '+66 81 234 5678',
  web: 'https://northlight.example/',
};
const deck = (agency?: AgencyProfile, appearance?: Appearance, company?: string): Promise<Scene> =>
  readAgencyDeck({ agency, appearance, company });

const flat = (nodes: readonly SceneNode[]): SceneNode[] =>
  nodes.flatMap((node) => [node, ...(node.kind === 'group' ? flat(node.children) : [])]);
const images = (slide: SlideScene | undefined): ImageNode[] =>
  flat(slide?.nodes ?? []).filter((node) => node.kind === 'image');
const find = (slide: SlideScene | undefined, id: string): SceneNode | undefined =>
  flat(slide?.nodes ?? []).find((node) => node.id === id);
const wordsOf = (node: SceneNode | undefined): string =>
  node?.kind === 'text'
    ? node.text.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
    : '';
const linksOf = (node: SceneNode | undefined): (string | undefined)[] =>
  node?.kind === 'text' ? node.text.paragraphs.flatMap(({ runs }) => runs.map(({ link }) => link)) : [];
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width + 0.01;

describe('without an agency', () => {
  it('the default texts stand, and nothing else', async () => {
    const scene = await deck();
    expect(scene.preparedBy).toBe('Digital Marketing Agency');
    expect(wordsOf(find(scene.slides[0], 'date'))).toContain('Digital Marketing Agency');
    expect(
      scene.slides.flatMap(({ nodes }) => flat(nodes)).filter(({ id }) => /agency|contact|logo/.test(id)),
    ).toEqual([]);
    expect(await deck(emptyAgency())).toEqual(scene);
  });

  it.each([
    ['', 'Northlight Studio'],
    ['Digital Marketing Agency', 'Northlight Studio'],
    ['Digital Agency', 'Northlight Studio'],
    ['Somebody else', 'Somebody else'],
  ])('a section that names %j is prepared by %j', (written, preparer) => {
    expect(preparerOf(written, { name: 'Northlight Studio', contact: [] })).toBe(preparer);
  });
});

describe('with an agency', () => {
  it('its name prepares the cover and stands in every footer, once for the layout', async () => {
    const scene = await deck(studio);
    expect(scene.preparedBy).toBe('Northlight Studio');
    expect(wordsOf(find(scene.slides[0], 'date'))).toContain('Northlight Studio');
    const footers = scene.slides.slice(1).map((slide) => find(slide, 'agency'));
    expect(footers.map(wordsOf)).toEqual(footers.map(() => 'Northlight Studio'));
    expect(footers.every((node) => node?.repeats === true)).toBe(true);
    expect(new Set(footers.map((node) => JSON.stringify(node?.box))).size).toBe(1);
  });

  it('the last slide says how to reach it, with links that work', async () => {
    const last = (await deck(studio)).slides.at(-1);
    const contact = find(last, 'contact');
    expect(wordsOf(contact).replaceAll(/\s+/g, ' ')).toBe(
      'Northlight Studio Nok Srisai · nok@northlight.example · +66 81 234 5678 · northlight.example',
    );
    expect(linksOf(contact).filter((link) => link !== undefined)).toEqual([
      'mailto:nok@northlight.example',
      'tel:+66812345678',
      'https://northlight.example/',
    ]);
  });

  it('contact without a name is that of the default agency; what is no address has no link', async () => {
    const last = (
      await deck({ ...emptyAgency(), email: 'at the desk', web: 'javascript:alert(1)' })
    ).slides.at(-1);
    const contact = find(last, 'contact');
    expect(wordsOf(contact)).toMatch(/^Digital Agency/);
    expect(linksOf(contact).every((link) => link === undefined)).toBe(true);
  });

  it('a logo is one picture, in its proportions, with its name on the cover', async () => {
    const scene = await deck({ ...studio, logo: logo('any') });
    const all = scene.slides.flatMap((slide) => images(slide));
    expect(all.length).toBe(scene.slides.length);
    expect(new Set(all.map(({ image }) => image)).size).toBe(1);
    expect(all[0]?.image.key).toMatch(/^[0-9a-f]{16}$/);
    for (const { box } of all) expect(box.width / box.height).toBeCloseTo(4, 1);
    expect(all[0]).toMatchObject({ name: 'Logo of Northlight Studio' });
    expect(all.slice(1).every(({ decorative }) => decorative === true)).toBe(true);
  });

  it.each(
    THEME_IDS.flatMap((themeId) =>
      (['light', 'dark', 'any'] as const).map((ground) => [themeId, ground] as const),
    ),
  )('in the %s theme, a logo for a %s ground is seen', async (themeId, ground) => {
    const scene = await deck({ ...studio, logo: logo(ground) }, { themeId });
    const dark = scene.theme.dark;
    const hidden = (ground === 'light' && dark) || (ground === 'dark' && !dark);
    const plate = find(scene.slides[0], 'logo-ground');
    expect(plate !== undefined).toBe(hidden);
    if (plate?.kind === 'shape') expect(plate.fill).toBe(dark ? 'ink' : 'deep');
    // Nineteen plates would be loud: the name stands in.
    expect(images(scene.slides[2]).length).toBe(hidden ? 0 : 1);
    expect(wordsOf(find(scene.slides[2], 'agency'))).toBe(hidden ? 'Northlight Studio' : '');
  });

  it.each<[string, AgencyProfile, string]>([
    ['a square logo', { ...studio, logo: logo('any', 60, 60) }, 'Doi Saket'],
    ['a very long logo', { ...studio, logo: logo('light', 1000, 40) }, 'Doi Saket'],
    ['a tall logo on a plate', { ...studio, logo: logo('dark', 40, 160) }, 'Doi Saket'],
    [
      'a long Thai company and a long agency',
      { ...studio, name: 'บริษัท นอร์ทไลท์ สตูดิโอ ครีเอทีฟ แอนด์ มีเดีย (ประเทศไทย) จำกัด มหาชน', logo: logo('any') },
      'บริษัท โรงพยาบาลทันตกรรมเฉพาะทางยิ้มชื่นเชียงใหม่ และศูนย์ฝึกอบรม จำกัด (มหาชน)',
    ],
    [
      'every line as long as it may be',
      {
        ...studio,
        name: 'N'.repeat(200),
        person: 'Person '.repeat(28),
        email: `${'e'.repeat(90)}@${'x'.repeat(90)}.example`,
      },
      'A',
    ],
  ])('%s leaves no text on another, in both languages', async (_name, agency, company) => {
    for (const language of ['en', 'th'] as const) {
      const scene = await readAgencyDeck({ agency, company, language });
      expect(
        scene.slides.flatMap((slide) => problemsOf(slide.nodes).map((each) => `${slide.id}: ${each}`)),
      ).toEqual([]);
      const logos = images(scene.slides[0]);
      const slide: Box = { x: 0, y: 0, width: 960, height: 540 };
      expect(logos.every(({ box }) => within(box, slide))).toBe(true);
    }
  });

  it('keeps its contact where the conclusion is too long for its slide', async () => {
    const steps = Array.from({ length: 30 }, (_, index) => ({
      date: `Day ${index}`,
      step: `Step ${index} `.repeat(20),
    }));
    const scene = await readAgencyDeck({
      agency: studio,
      conclusion: { summary: 'Why. '.repeat(400), nextSteps: steps },
    });
    const slides = scene.slides.filter(({ type }) => type === 'conclusion');
    const withContact = slides.filter((slide) => find(slide, 'contact') !== undefined);
    expect(withContact).toEqual([slides.at(-1)]);
    expect(slides.flatMap((slide) => problemsOf(slide.nodes))).toEqual([]);
    expect(placedTexts(slides.at(-1)?.nodes ?? []).length).toBeGreaterThan(0);
  });

  it('footers leave room for it', async () => {
    const scene = await deck(
      { ...studio, logo: logo('any') },
      {},
      'A company with quite a long name '.repeat(6),
    );
    for (const slide of scene.slides.slice(1)) {
      const footer = find(slide, 'footer');
      const mark = find(slide, 'agency');
      expect((footer?.box.x ?? 0) + (footer?.box.width ?? 0)).toBeLessThanOrEqual(mark?.box.x ?? 0);
    }
  });
});
