/**
 * How far a file is what a person would have made in PowerPoint: a share for each thing that tells, 1 where all of it is so.
 * Reads slides, layouts and charts as text; knows nothing of how they were made.
 */
import { strFromU8, unzipSync } from 'fflate';

export interface Nativeness {
  /** Slides that fill a title placeholder, and one for every footer and number of their layout. */
  filled: number;
  /**
   * Placeholders with words that say nothing of place, size or face: 'Reset slide' leaves them. A few words amid a text that
   * are bold or in brand say so, since no layout can.
   */
  withoutOverrides: number;
  /** Colours that follow the theme. */
  themed: number;
  /** Slide numbers that are fields, at the foot and before the label. */
  fields: number;
  /** Objects whose name no other of their slide has. */
  named: number;
  /** Groups that are named and hold two objects at least. */
  grouped: number;
  /** Pictures, charts, tables and shapes without words that are described, or marked as decoration. */
  described: number;
  /** Slides that belong to a section. */
  inSections: number;
}

const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([whole, first]) => first ?? whole);

interface Counter {
  of: number;
  right: number;
}

class Share implements Counter {
  of = 0;
  right = 0;
  add(right: boolean): void {
    this.of += 1;
    if (right) this.right += 1;
  }
  get value(): number {
    return this.of === 0 ? 1 : this.right / this.of;
  }
}

const kindsOf = (xml: string): string[] => all(xml, /<p:ph type="(\w+)"/g);

function slideShares(
  xml: string,
  layout: string,
  shares: Record<keyof Omit<Nativeness, 'themed' | 'inSections'>, Share>,
): void {
  const filled = kindsOf(xml);
  const wanted = kindsOf(layout).filter((kind) => kind === 'title' || kind === 'ftr' || kind === 'sldNum');
  shares.filled.add(wanted.every((kind) => filled.includes(kind)));
  for (const group of all(xml, /<p:grpSp>(?:(?!<p:grpSp>).)*?<\/p:grpSp>/gs))
    shares.grouped.add(
      /<p:cNvPr id="\d+" name="[^"]+"/.test(group) &&
        all(group, /<p:(?:sp|cxnSp|pic|graphicFrame)>/g).length > 1,
    );
  const names = all(xml, /<p:cNvPr id="(?!1")\d+" name="([^"]*)"/g);
  for (const name of names) shares.named.add(names.filter((each) => each === name).length === 1);
  for (const shape of all(xml, /<p:sp>.*?<\/p:sp>/gs)) {
    const kind = kindsOf(shape)[0];
    if (kind !== undefined) {
      shares.withoutOverrides.add(
        shape.includes('<p:spPr/>') && !/<a:rPr[^>]* sz=|<a:latin typeface="[^+]|<a:lnSpc>/.test(shape),
      );
      if (kind === 'sldNum' || /name="Section label"/.test(shape))
        shares.fields.add(shape.includes('type="slidenum"'));
    } else if (!shape.includes('<a:t>'))
      shares.described.add(/ descr="[^"]+"|decorative[^>]* val="1"/.test(shape));
  }
  for (const frame of all(xml, /<p:nv(?:GraphicFrame|Pic)Pr>(<p:cNvPr .*?)<p:cNv(?:GraphicFrame|Pic)Pr/gs))
    shares.described.add(/ descr="[^"]+"|decorative[^>]* val="1"/.test(frame));
}

export function nativeness(bytes: Uint8Array): Nativeness {
  const parts = unzipSync(bytes);
  const text = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const shares = {
    filled: new Share(),
    withoutOverrides: new Share(),
    fields: new Share(),
    named: new Share(),
    grouped: new Share(),
    described: new Share(),
  };
  let slides = 0;
  for (let slide = 1; parts[`ppt/slides/slide${slide}.xml`] !== undefined; slide += 1) {
    slides = slide;
    const layout = /slideLayout\d+/.exec(text(`ppt/slides/_rels/slide${slide}.xml.rels`))?.[0] ?? '';
    slideShares(text(`ppt/slides/slide${slide}.xml`), text(`ppt/slideLayouts/${layout}.xml`), shares);
  }
  const drawn = Object.keys(parts)
    .filter((name) => /^ppt\/(?:slides|slideLayouts|slideMasters|charts)\/\w+\.xml$/.test(name))
    .map(text)
    .join('\n');
  const themed = all(drawn, /<a:schemeClr /g).length;
  const fixed = all(drawn, /<a:srgbClr /g).length;
  const inSections = all(text('ppt/presentation.xml'), /<p14:sldId /g).length;
  return {
    filled: shares.filled.value,
    withoutOverrides: shares.withoutOverrides.value,
    themed: themed / Math.max(1, themed + fixed),
    fields: shares.fields.value,
    named: shares.named.value,
    grouped: shares.grouped.value,
    described: shares.described.value,
    inSections: slides === 0 ? 1 : inSections / slides,
  };
}
