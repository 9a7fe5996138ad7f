/**
 * What the free words of a key say in values of the facets. A phrase has several values where a careful person would call
 * either right, and none where no value says it ('sample'): then there is nothing to compare.
 */
type Row = readonly [says: RegExp, ...values: string[]];

const KINDS: readonly Row[] = [
  [/\bequipment subscription\b/u, 'subscription', 'rental'],
  [/\b(?:software|saas|app)\b/u, 'software'],
  [/\b(?:membership|subscription|monthly service|maintenance plan)\b/u, 'subscription'],
  [/\b(?:made to order|supplied|sold) with (?:installation|fitting)\b/u, 'goods with installation'],
  [
    /\bcall-out service\b|\b(?:on-site )?repair service\b|\bappointment at a clinic\b/u,
    'appointment service',
  ],
  [/\bwholesale\b/u, 'industrial supply', 'goods', 'consumable goods'],
  [/\bgoods by parcel\b|\bgoods sold online\b/u, 'goods', 'consumable goods'],
  [/\bcommission\b/u, 'project service', 'goods'],
  [
    /\bsupplied to (?:restaurants|hotels|shops|factories|clinics)\b/u,
    'industrial supply',
    'consumable goods',
  ],
  [/\bindustrial\b|\bfor export\b/u, 'industrial supply'],
  [/\b(?:rental|hire|hire with operator)\b/u, 'rental'],
  [/\btransport\b|\bcourier\b/u, 'delivery'],
  [/\bclass or activity by the session\b/u, 'appointment service', 'course'],
  [/\bcourse\b/u, 'course'],
  [/\bby appointment\b/u, 'appointment service'],
  [/\bfield service\b/u, 'appointment service', 'project service'],
  [/\b(?:packaged|fresh|frozen) food\b/u, 'consumable goods'],
  [/\bfinance\b|\binsurance\b|\bloan\b/u, 'finance product'],
  [/\bgoods made to order\b/u, 'goods'],
  [/\b(?:marketplace|delivered) goods\b/u, 'goods', 'consumable goods'],
];

const CLOSES: readonly Row[] = [
  [/\btrial\b|\bpilot\b/u, 'trial'],
  [/\bquot(?:e|ation)\b/u, 'quote'],
  [/\bsample\b|\bdeposit\b/u],
  [/\benrol?lment\b/u, 'application'],
  [/\b(?:phone )?call\b/u, 'call'],
  [/\bmarketplace\b|\bonline order\b/u, 'cart'],
  [/\bsite visit\b/u, 'visit'],
  [/\bbooking\b/u, 'booking'],
];

const DELIBERATIONS: readonly Row[] = [
  [/\byear|\b[2-9]\b.*\bmonths\b/u, 'months'],
  [/\b30[ -]days?\b|\ba month\b/u, 'weeks', 'months'],
  [/\ba week\b/u, 'days', 'weeks'],
  [/\bhours?\b/u, 'minutes', 'days'],
  [/\bdays?\b/u, 'days'],
];

const REPEATS: readonly Row[] = [
  [/\bonce\b/u, 'once'],
  [
    /\b(?:weekly|monthly|quarterly|yearly|annually)\b|\btimes a (?:week|month|year)\b|\bevery\b|\b(?<one>\w+) by \k<one>\b/u,
    'periodic',
  ],
];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  kind: KINDS,
  close: CLOSES,
  deliberation: DELIBERATIONS,
  repeat: REPEATS,
};

/** The values that are right; `expected` itself where it is a value or nothing is known of it. */
export function valuesOf(facet: string, expected: string, known: readonly string[]): readonly string[] {
  if (known.includes(expected)) return [expected];
  const [, ...values] = ROWS[facet]?.find(([says]) => says.test(expected.toLowerCase())) ?? [/^/u];
  return values;
}
