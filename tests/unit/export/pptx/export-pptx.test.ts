import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { exportPptx } from '../../../../src-worker/export/pptx/index.ts';
import { openXmlErrors } from '../../../checks/pptx/open-xml-sdk.ts';
import { packageDefects } from '../../../checks/pptx/package-check.ts';
import { everyNodeDark, everyNodeScene } from '../../../fixtures/scenes/every-node.ts';
import { pictureScene } from '../../../fixtures/scenes/pictures.ts';
import { partsOf, sceneOf } from './support.ts';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

const SCENES: readonly (readonly [string, Scene])[] = [
  ['light, English', everyNodeScene],
  ['dark, Thai', everyNodeDark],
  ['an empty slide', sceneOf([])],
  ['with pictures', pictureScene],
];

describe.each(SCENES)('the file of a deck: %s', (_name, scene) => {
  it('has no error for the Open XML SDK and none as a package', async () => {
    const { bytes } = await exportPptx(scene);
    expect(packageDefects(new Uint8Array(bytes))).toEqual([]);
    expect(openXmlErrors(new Uint8Array(bytes))).toEqual([]);
  }, 30_000);

  it('has workbooks without an error behind its charts', async () => {
    const workbooks = [...(await partsOf(scene)).values()].filter(
      (part): part is Uint8Array => part instanceof Uint8Array && part[0] === 0x50,
    );
    for (const workbook of workbooks.slice(-2)) expect(openXmlErrors(workbook, 'xlsx')).toEqual([]);
  }, 30_000);

  it('is the same, byte for byte, however often it is written', async () => {
    const first = new Uint8Array((await exportPptx(scene)).bytes);
    const [second, third] = await Promise.all([exportPptx(scene), exportPptx(scene)]);
    expect(Buffer.compare(first, new Uint8Array(second.bytes))).toBe(0);
    expect(Buffer.compare(first, new Uint8Array(third.bytes))).toBe(0);
  }, 30_000);
});

describe('exportPptx', () => {
  it('changes nothing in the scene', async () => {
    await expect(exportPptx(deepFreeze(structuredClone(everyNodeScene)))).resolves.toBeDefined();
  });

  it('gives a buffer of its own, to be transferred', async () => {
    const { bytes, slideCount } = await exportPptx(everyNodeScene);
    const moved = structuredClone(bytes, { transfer: [bytes] });
    expect(bytes.byteLength).toBe(0);
    expect(new Uint8Array(moved).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
    expect(slideCount).toBe(everyNodeScene.slides.length);
  });

  it('reports every slide once, the last when the file is complete', async () => {
    const seen: number[] = [];
    await exportPptx(everyNodeScene, (done, total) => {
      expect(total).toBe(8);
      seen.push(done);
    });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('says so when there is nothing to write', async () => {
    await expect(exportPptx({ ...everyNodeScene, slides: [] })).rejects.toThrow(/no page/);
  });

  it('refuses a length that is not a number, naming it', async () => {
    const scene = sceneOf([
      {
        kind: 'shape',
        id: 'bad',
        name: 'Bad',
        geometry: { type: 'rect' },
        box: { x: Number.NaN, y: 0, width: 10, height: 10 },
      },
    ]);
    await expect(exportPptx(scene)).rejects.toThrow(/not a number \('x'\)/);
  });

  it('carries no script, no file address and no character that XML forbids', async () => {
    const texts = [...(await partsOf(everyNodeScene)).values()].filter((part) => typeof part === 'string');
    const all = texts.join('\n');
    for (const never of ['javascript:', 'file:///', '\u0000', '\ufffe']) expect(all).not.toContain(never);
  });
});
