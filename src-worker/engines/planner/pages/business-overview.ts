/** Page 5: who the client is, what it sells, what speaks for it (specification, page 5). */
import type { Plan } from '../plan/index.ts';
import { proof } from '../plan/topics.ts';
import { bare, clip, lowerFirst, lowerNoun, stop, thaiGap } from '../text.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { constraintEvidence, instalmentEvidence } from './plan-evidence.ts';
import { evidenceFor, page, placesPhrase } from './write.ts';

/** Hero product first, with price or terms; then the other products. */
export function keyProducts(plan: Plan): { name: string; detail: string }[] {
  const { f, r, forecast } = plan;
  const { say } = f;
  const price = r.answers.startingPrice;
  const list: { name: string; detail: string }[] = [];
  const heroNamed = r.answers.heroProduct !== '';
  const { use } = r.products;
  if (heroNamed) {
    const rest = clip(r.answers.heroProduct.replace(r.hero, '').replaceAll(/^[\s,:–—(-]+|[\s)]+$/gu, ''), 60);
    const pay =
      forecast.monthlyPayment === undefined
        ? ''
        : say(
            `${f.money(forecast.monthlyPayment, r.price.currency)} a month, of ${f.money(r.price.value ?? 0, r.price.currency)}`,
            `เดือนละ ${f.money(forecast.monthlyPayment, r.price.currency)} จากราคา ${f.money(r.price.value ?? 0, r.price.currency)}`,
          );
    list.push({
      name: f.sentence(clip(r.hero, 44)),
      detail: [f.sentence(rest), pay].filter(Boolean).join(say('. ', ' ')),
    });
  }
  for (const name of r.products.names) {
    const same =
      heroNamed &&
      (r.hero.toLowerCase().includes(name.toLowerCase()) ||
        name.toLowerCase().includes(r.hero.toLowerCase()) ||
        lastWord(name) === lastWord(r.hero));
    if (same) continue;
    list.push({ name: f.sentence(clip(bare(name), 44)), detail: '' });
  }
  if (list.length === 0) list.push({ name: say('Product to confirm', 'รอยืนยันสินค้า'), detail: '' });
  const pack = /month|subscri|เดือน|สมาชิก/iu.test(r.answers.heroProduct);
  const priced =
    forecast.monthlyPayment !== undefined
      ? undefined
      : heroNamed && pack && list.length > 1
        ? list[1]
        : list[0];
  if (price !== '' && priced && !list.some(({ detail }) => detail.includes(price))) {
    const from = /^(?:from|starting|start|เริ่ม)/iu.test(price)
      ? f.sentence(clip(price, 54))
      : say(`From ${clip(price, 50)}`, `ราคา ${clip(price, 50)}`);
    if (priced.detail === '') priced.detail = from;
    else if (list[0]) list[0].detail = [list[0].detail, from].filter(Boolean).join(say('. ', ' '));
  }
  if (use !== '')
    for (const item of list.slice(1)) if (item.detail === '') item.detail = f.sentence(clip(use, 60));
  return list.slice(0, 8);
}
const lastWord = (text: string): string =>
  isMostlyThai(text) ? text : (text.toLowerCase().split(/\s+/u).at(-1) ?? '');

/** One line on where the client stands; a proposal, labelled so. */
export function marketPosition(plan: Plan): string {
  const { f, r, sweet, hero } = plan;
  const { say } = f;
  const [product, doubt] = [clip(hero, 36), f.both(r.trade.doubt)];
  const [first, second] = unique(sweet.map(({ words }) => clip(words, 40)));
  const strength = first ?? r.strengths[0];
  if (strength === undefined)
    return r.voice.one('position-open', [
      say(
        `For ${product}: an answer to “${doubt}”, proof to agree`,
        `${product} ที่ตอบได้ว่า “${doubt}” หลักฐานรอตกลง`,
      ),
      say(
        `To be known for ${product} and a reply to “${doubt}”`,
        `ให้คนนึกถึงเรื่อง ${product} และคำตอบของ “${doubt}”`,
      ),
      say(
        `“${doubt}”: the question that ${product} should answer`,
        `“${doubt}” คือคำถามที่ ${product} ต้องตอบให้ได้`,
      ),
    ]);
  const labels = sweet.slice(0, 2).map(({ topic }) => f.both(topic.label));
  const words = [first ?? clip(proof(r, strength), 60), ...(second ? [second] : [])].map(lowerFirst);
  const [only = ''] = words;
  if (labels.length === 0)
    return r.voice.one('position-one', [
      say(`To be known for one thing: ${only}`, `ให้คนจำได้เรื่องเดียว: ${only}`),
      say(`The name should bring to mind: ${only}`, `ได้ยินชื่อแล้วควรนึกถึง: ${only}`),
      say(`One message in every channel: ${only}`, `พูดเรื่องเดียวกันทุกช่องทาง: ${only}`),
    ]);
  const points = f.list(labels.map((label) => (f.language === 'th' ? label : label.toLowerCase())));
  const proofs = say(words.join('; '), f.list(words));
  return r.voice.one('position', [
    say(`To be known for ${points}: ${proofs}`, `ให้คนจำได้เรื่อง${points}: ${proofs}`),
    say(`The position we propose is ${points}: ${proofs}`, `จุดยืนที่เสนอคือ${points}: ${proofs}`),
    say(`To be chosen for ${points}: ${proofs}`, `ให้ลูกค้าเลือกเพราะ${points}: ${proofs}`),
    say(`The name to think of for ${points}: ${proofs}`, `เมื่อพูดถึง${points}ให้นึกถึงเรา: ${proofs}`),
  ]);
}

/** Strengths, then after-sales, each short. */
const sellingPoints = (plan: Plan): string[] => {
  const { f, r } = plan;
  const points = unique([...r.strengths, ...r.afterSales].map((point) => f.sentence(clip(point, 48))));
  return points.length > 0 ? points.slice(0, 6) : [f.say('Strengths to confirm', 'รอยืนยันจุดแข็ง')];
};

export const writeBusinessOverview = page('business-overview', (plan) => {
  const { f, r, company, name, forecast } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const products = keyProducts(plan);
  const points = sellingPoints(plan);
  const where = placesPhrase(plan, 4);
  const offer = lowerFirst(lowerNoun(clip(r.answers.productService, 130)));
  const what = say(offer, offer.replace(/^(?:an?|the)\s+/iu, ''));
  const hero = clip(r.hero, 44);
  const mean =
    r.answers.heroProduct === ''
      ? ''
      : r.voice.one('business-hero', [
          say(` Hero of this plan: ${hero}.`, ` ตัวชูโรงของแผน: ${hero}`),
          say(` First to be promoted: ${hero}.`, ` สิ่งที่นำเสนอก่อน: ${hero}`),
          say(` The plan leads with ${hero}.`, ` แผนนี้ชู${thaiGap(hero)}${hero}`),
        ]);
  const reason =
    r.reasons[0] === undefined
      ? ''
      : `${r.voice.one('business-reason', [
          say(' Why now: ', ' ทำไมต้องตอนนี้: '),
          say(' What prompts it: ', ' เหตุที่ทำแผนนี้: '),
          say(' Behind this plan: ', ' ที่มาของแผน: '),
        ])}${say(stop(lowerFirst(clip(r.reasons[0], 90))), clip(r.reasons[0], 70))}`;
  const [scene, show] = [f.both(r.trade.scene), f.both(r.trade.show)];
  const strengths = r.strengths.slice(0, 2).map((item) => clip(item, 30));
  const short = clip(name, f.language === 'th' ? 30 : 26);
  const spoken = strengths.map((item, i) => (i === 0 || f.language === 'th' ? item : lowerFirst(item)));
  // 'Children plant and cook and no screens' is hard to read: a comma where 'and' is inside.
  const list = spoken.some((item) => /\sand\s|และ/u.test(item)) ? spoken.join(', ') : f.list(spoken);
  const single = lowerFirst(proof(r, strengths[0] ?? ''));
  const title =
    strengths.length >= 2
      ? r.voice.one('business-strengths', [
          say(`${f.sentence(list)}: what ${short} can prove`, `${short} พิสูจน์ได้: ${list}`),
          say(`${short} has this to show: ${lowerFirst(list)}`, `สิ่งที่ ${short} มีให้ดู: ${list}`),
          say(`${f.sentence(list)} speak for ${short}`, `${list} คือจุดแข็งของ ${short}`),
          say(`Why ${short}: ${lowerFirst(list)}`, `ทำไมต้อง ${short}: ${list}`),
        ])
      : strengths.length === 1
        ? r.voice.one('business-strength', [
            say(
              `${clip(name, 30)} has one thing to prove: ${single}`,
              `สิ่งที่ ${clip(name, 30)} ต้องพิสูจน์: ${single}`,
            ),
            say(`One strength carries this plan: ${single}`, `จุดแข็งที่แผนนี้ใช้เป็นหลัก: ${single}`),
            say(
              `What buyers of ${clip(name, 30)} should see: ${single}`,
              `ให้ลูกค้าเห็นว่า ${clip(name, 30)} มีจุดนี้: ${single}`,
            ),
          ])
        : say(
            `${clip(name, 40)}: ${clip(plan.hero, 36)}, and “${r.trade.doubt.en}”`,
            `${clip(name, 40)}: ${clip(plan.hero, 36)} กับคำถาม “${r.trade.doubt.th}”`,
          );
  const lead = clip(r.strengths[0] ?? '', f.language === 'th' ? 50 : 44);
  return {
    title:
      title.length > 86
        ? r.voice.one('business-apart', [
            say(`${f.sentence(lead)}: what sets ${short} apart`, `${short} ต่างด้วย${thaiGap(lead)}${lead}`),
            say(`A reason to choose ${short}: ${lowerFirst(lead)}`, `เหตุผลที่ควรเลือก ${short}: ${lead}`),
            say(`The strong point of ${short}: ${lowerFirst(lead)}`, `จุดเด่นของ ${short}: ${lead}`),
          ])
        : title,
    output: {
      company,
      description:
        what === ''
          ? say(
              `${company}: the offer is to be confirmed.${reason}`,
              `${company} รอยืนยันสินค้าและบริการ${reason}`,
            )
          : say(
              `${company} offers ${what}.${mean}${reason}`,
              `${company} ${r.act.id === 'order' || r.typeId === 12 ? 'จำหน่าย' : 'ให้บริการ'}${thaiGap(what)}${what}${mean}${reason}`,
            ),
      keyProducts: products,
      uniqueSellingPoints: points,
      location:
        where === ''
          ? say('Location to confirm', 'รอยืนยันพื้นที่')
          : say(
              `Sells to ${where}`,
              where.startsWith('ทั่ว') ? `ให้บริการ${where}` : `ให้บริการใน${thaiGap(where)}${where}`,
            ),
      marketPosition: marketPosition(plan),
      visualDirection: `${r.voice.one('business-picture', [
        say(`${f.sentence(scene)}. ${show}.`, `${scene} ${show}`),
        say(`${show}. In the picture: ${scene}.`, `${show} ในภาพมี${thaiGap(scene)}${scene}`),
        say(`On camera: ${scene}. ${show}.`, `ถ่าย${thaiGap(scene)}${scene} แล้ว${show}`),
        say(`${show}. Background: ${scene}.`, `${show} ฉากหลังเป็น${thaiGap(scene)}${scene}`),
      ])}${say(
        `${r.face === 'owner' ? ' The owner speaks.' : ''}${r.constraints.length > 0 ? ` Client’s rules: ${r.constraints.map(({ text }) => clip(text, 60)).join('; ')}.` : ''}`,
        `${r.face === 'owner' ? ' เจ้าของเล่าเอง' : ''}${r.constraints.length > 0 ? ` เงื่อนไขลูกค้า: ${r.constraints.map(({ text }) => clip(text, 60)).join(' ')}` : ''}`,
      )}`,
    },
    evidence: [
      w.answer('productService'),
      w.answer('heroProduct'),
      w.answer('startingPrice'),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      w.answer('whyNeedNow'),
      w.assume(say('The position', 'จุดยืน'), say('Proposed from the strengths given', 'ข้อเสนอจากจุดแข็งที่ให้มา')),
      ...instalmentEvidence(plan, w, say(', at the starting price', ' ที่ราคาเริ่มต้น')),
      ...(forecast.supply
        ? [
            w.computed(
              say(
                `${f.number(forecast.supply.later)} ${forecast.supply.unit} a month at the goal, ${f.number(forecast.supply.now)} today`,
                `เดือนละ ${f.number(forecast.supply.later)} ${forecast.supply.unit} เมื่อถึงเป้า วันนี้ ${f.number(forecast.supply.now)}`,
              ),
              `× ${forecast.supply.each}`,
            ),
          ]
        : []),
      ...constraintEvidence(plan, w),
    ],
  };
});
