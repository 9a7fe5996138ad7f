import { describe, expect, it } from 'vitest';
import { pictureSize } from '../../../../../src/shared/domain/picture-size.ts';
import { LOGO, logoNode, pictureScene, PHOTO } from '../../../../fixtures/scenes/pictures.ts';
import { count, partsOf, sceneOf } from '../support.ts';

const parts = await partsOf(pictureScene);
const part = (name: string): string => {
  const content = parts.get(name);
  if (typeof content !== 'string') throw new Error(`No part '${name}'.`);
  return content;
};

describe('pictures in the package', () => {
  it('are there once each, as their own bytes', () => {
    const media = [...parts].filter(([name]) => name.startsWith('ppt/media/'));
    expect(media.map(([name]) => name)).toEqual([
      `ppt/media/image-${LOGO.key}.png`,
      `ppt/media/image-${PHOTO.key}.jpeg`,
    ]);
    expect(media.map(([, bytes]) => bytes)).toEqual([
      new Uint8Array(LOGO.bytes),
      new Uint8Array(PHOTO.bytes),
    ]);
    expect(media.map(([, bytes]) => (bytes instanceof Uint8Array ? pictureSize(bytes)?.type : ''))).toEqual([
      'image/png',
      'image/jpeg',
    ]);
    expect(part('[Content_Types].xml')).toContain('Extension="png" ContentType="image/png"');
  });

  it('that repeat are on the layout and on no slide', () => {
    const layout = part('ppt/slideLayouts/slideLayout1.xml');
    expect(count(layout, /<p:pic>/g)).toBe(1);
    expect(part('ppt/slideLayouts/_rels/slideLayout1.xml.rels')).toContain(`../media/image-${LOGO.key}.png`);
    expect(part('ppt/slideLayouts/_rels/slideLayout1.xml.rels')).toContain('slideMaster1.xml');
    expect(count(part('ppt/slides/slide3.xml'), /<p:pic>/g)).toBe(0);
    // The cover shows it in its own place.
    expect(count(part('ppt/slideLayouts/slideLayout2.xml'), /<p:pic>/g)).toBe(0);
  });

  it('leave a deck without any as it was', async () => {
    const without = await partsOf(sceneOf([]));
    expect([...without.keys()].filter((name) => name.startsWith('ppt/media'))).toEqual([]);
    expect(without.get('[Content_Types].xml')).not.toContain('image/');
  });
});

describe('a picture on a slide', () => {
  it('is native, with its alt text and its place', () => {
    const cover = part('ppt/slides/slide1.xml');
    expect(count(cover, /<p:pic>/g)).toBe(1);
    expect(cover).toContain('descr="Logo of “Studio” &amp; &lt;Söhne&gt;"');
    expect(cover).toContain('<a:off x="558800" y="5969000"/><a:ext cx="1524000" cy="381000"/>');
    expect(part('ppt/slides/_rels/slide1.xml.rels')).toContain(`Target="../media/image-${LOGO.key}.png"`);
  });

  it('may stand in a group, and two of them have their own relationships', () => {
    expect(part('ppt/slides/slide2.xml')).toMatch(/<p:grpSp>(?:(?!<\/p:grpSp>).)*<p:pic>/s);
    expect(count(part('ppt/slides/_rels/slide2.xml.rels'), /relationships\/image"/g)).toBe(2);
  });

  it('that only decorates says nothing', async () => {
    const slide = (await partsOf(sceneOf([{ ...logoNode, decorative: true }]))).get('ppt/slides/slide1.xml');
    expect(slide).toContain('adec:decorative');
    expect(slide).not.toContain('descr=');
  });
});
