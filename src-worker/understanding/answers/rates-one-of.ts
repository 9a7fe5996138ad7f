/** Rates told as one of so many: '5 DMs for one booking', '1 sale from every 200 clicks', 'ห้าคนซื้อหนึ่งคน'. `text` is plain. */
import { isNoFurther, stepsIn, thingsIn } from '../figures/steps.ts';
import type { Rate } from './rates.ts';
import type { Figure } from './roles.ts';

/** '5 DMs for one booking', '20 clicks to get one enquiry': one of so many. */
const FOR_ONE =
  /^ (?<who>[a-z]+(?: [a-z]+)?) (?:for|per|to (?<deed>get|win|make|land|sell|close|book|sign|find|fill)|(?:make|bring|give|become)s?)(?: us)? (?:one|an?|each|every|1) (?<what>[a-z]+)/u;
/** '1 sale from every 200 clicks', 'an order for every 40 visits'. */
const ONE_FROM =
  /(?<![a-z])(?:one|an?|1) (?<what>[a-z]+(?: [a-z]+)?) (?:from|for|out of|per|in) (?:every |each )?(?:about |around |roughly )?$/u;
export const forOne = (text: string, figures: readonly Figure[]): Rate[] =>
  figures.flatMap((figure): Rate[] => {
    const { quantity, span, figure: number } = figure.reading;
    if (quantity.kind !== 'count' || quantity.high !== undefined || !(quantity.value > 1)) return [];
    const oneFrom = ONE_FROM.exec(text.slice(Math.max(0, span.start - 40), span.start))?.groups?.['what'];
    const source = stepsIn(quantity.unit)[0]?.name;
    if (oneFrom !== undefined && source !== undefined && stepsIn(oneFrom).length > 0)
      return [
        {
          kind: 'conversion',
          from: source,
          to: stepsIn(oneFrom)[0]?.name ?? oneFrom,
          percent: Math.round(10_000 / quantity.value) / 100,
          at: span,
        },
      ];
    const { who, what, deed = '' } = FOR_ONE.exec(text.slice(number.end))?.groups ?? {};
    const to = what === undefined ? undefined : (stepsIn(what)[0]?.name ?? stepsIn(deed)[0]?.name);
    // '9 asked for a quote' tells what nine did.
    const from = who === undefined ? undefined : thingsIn(who)[0]?.name;
    return from === undefined || to === undefined || from === to
      ? []
      : [{ kind: 'conversion', from, to, percent: Math.round(10_000 / quantity.value) / 100, at: span }];
  });

/** 'ห้าคนซื้อหนึ่งคน', 'ในสิบนัดซื้อหนึ่ง': one is no figure, and here it is one of so many. */
const ONE_DID =
  /^(?<words>[ก-๛\s]{1,36}?)(?:หนึ่ง|นึง|1)(?:คน|ราย|เจ้า|ท่าน|หลัง|ออเดอร์|งาน|บิล|สาย|เคส|ครั้ง)?(?=$|[\s,.;)])/u;
export const oneOfThai = (text: string, figures: readonly Figure[]): Rate[] =>
  figures.flatMap((figure, index): Rate[] => {
    const { quantity, span, figure: number, per, each } = figure.reading;
    if (quantity.kind !== 'count' || quantity.high !== undefined || per !== undefined || each !== undefined)
      return [];
    if (!(quantity.value > 1) || quantity.value > MOST_FOR_ONE || figure.likely('cost') > 0.5) return [];
    const next = figures[index + 1]?.reading.span.start ?? text.length;
    const words = ONE_DID.exec(text.slice(number.end, next))?.groups?.['words'];
    // 'สามคนที่มาดูห้อง เซ็น': who they are, and then what one did.
    const told = words === undefined ? [] : stepsIn(words);
    const to = told.at(-1);
    if (
      to === undefined ||
      words === undefined ||
      words
        .slice(to.end)
        .replace(/ได้|จริง|มา/gu, '')
        .trim().length > 6
    )
      return [];
    const before = text.slice(figure.sentence.start, span.start);
    const from =
      told.slice(0, -1).find(({ name }) => !isNoFurther(name, to.name))?.name ??
      stepsIn(quantity.unit).find(({ name }) => name !== to.name)?.name ??
      stepsIn(before).findLast(({ name }) => !isNoFurther(name, to.name))?.name;
    return [
      {
        kind: 'conversion',
        ...(from === undefined ? {} : { from }),
        to: to.name,
        percent: Math.round(10_000 / quantity.value) / 100,
        at: span,
      },
    ];
  });
const MOST_FOR_ONE = 1000;
