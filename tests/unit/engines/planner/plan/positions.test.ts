/** What a client can be chosen for: what answers buyers' fears and what buyers get, before what the client has. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makeContrasts } from '../../../../../src-worker/engines/planner/plan/contrast.ts';
import { rankedOf } from '../../../../../src-worker/engines/planner/plan/leads/rank.ts';
import { makePositions } from '../../../../../src-worker/engines/planner/plan/positions.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

interface Told {
  product: string;
  strengths: string;
  after?: string;
  stops?: string;
  weakness?: string;
}

function firstOf({ product, strengths, after = '', stops = '', weakness = '' }: Told): string | undefined {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { productService: product, strengths, afterSalesService: after });
  form.campaignObjectives.currentChallenges = stops;
  if (weakness !== '')
    form.competitiveAnalysis.competitors = [
      { id: 'a', name: 'Others', website: '', strengths: '', weaknesses: weakness },
    ];
  const r = readAnswers(form);
  const contrasts = makeContrasts(r);
  return makePositions(r, rankedOf(r, contrasts), contrasts).positions[0]?.ours;
}

test.each<[string, Told, RegExp]>([
  [
    'how many trucks there are is no reason to buy',
    {
      product: 'Reconditioned wooden pallets',
      strengths: 'own 6 trucks, load next morning if ordered by 2pm',
    },
    /next morning/u,
  ],
  [
    'a fear of the smell is answered by who pays it back',
    {
      product: 'นมแพะพาสเจอร์ไรส์ส่งถึงบ้าน',
      strengths: 'มี อย. ขวดแก้วเก็บคืน, ไม่อร่อยหรือมีกลิ่นคืนเงิน',
      stops: 'คนกลัวเหม็นสาบ',
    },
    /กลิ่น/u,
  ],
  [
    'what is not fresh is answered by what is milked in the morning',
    {
      product: 'นมแพะพาสเจอร์ไรส์ส่งถึงบ้าน',
      strengths: 'มีใบอนุญาต อย., รีดเช้าส่งบ่าย',
      weakness: 'เป็น UHT ไม่สด',
    },
    /รีดเช้า/u,
  ],
  [
    'what stands before a colon goes with what follows',
    {
      product: 'Lends violins to school children, free',
      strengths: '2 luthiers volunteer. Every euro: 88c goes to repairs and strings',
    },
    /^Every euro: 88c/u,
  ],
])('%s', (_, told, expected) => expect(firstOf(told)).toMatch(expected));
