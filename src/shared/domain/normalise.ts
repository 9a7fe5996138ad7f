/**
 * Any stored or foreign questionnaire, read into a full `FormData` (readings, 'Storage': stored variants are read
 * and normalised).
 *
 * Never throws, changes nothing that has its final form already, and loses no text it understands the place of: what
 * fits no field of its own (a business type that the taxonomy lacks, a channel that the form does not ask for) goes
 * to the notes of step 5, named. Values are not corrected: what is out of range stays, for the rules to say so.
 */
import { isBlank, fold, Fields, itemsOf, appended, numberOf, numbersOf, textOf } from './normalise-values.ts';
import {
  advertisingChannelOf,
  channelFieldOf,
  experienceOf,
  genderOf,
  objectiveOf,
  targetGroupOf,
} from './normalise-options.ts';
import {
  CHANNEL_FIELDS,
  emptyFormData,
  FORM_GROUPS,
  type CampaignObjectives,
  type ClientInfo,
  type CompetitiveAnalysis,
  type Competitor,
  type FormData,
  type MarketingChannels,
  type TargetAudience,
} from './questionnaire.ts';
import {
  businessSubTypeById,
  businessTypeById,
  matchBusinessSubType,
  matchBusinessType,
  type BusinessSubType,
  type BusinessType,
} from './taxonomy.ts';

/** What found no field: a line of the notes each. */
type Notes = string[];

/** How deep a questionnaire may be wrapped: `{data: {json: {formData: …}}}`. */
const WRAPPERS = ['formData', 'data', 'json', 'extracted_data'] as const;
const MAX_WRAPPING = 4;

/** Reads anything into a full questionnaire: `normaliseFormData(null)` is the empty one. */
export function normaliseFormData(value: unknown): FormData {
  const raw = unwrapped(value);
  // Without a single group, the fields may stand side by side.
  const flat = !raw.has(...FORM_GROUPS);
  const group = (name: string) => (flat ? raw : new Fields(raw.get(name)));
  const notes: Notes = [];
  const named: string[] = [];

  const clientInfo = readClientInfo(group('clientInfo'), notes);
  const marketingChannels = readChannels(
    group('marketingChannels'),
    raw.get('marketingChannels'),
    named,
    notes,
  );
  const targetAudience = readAudience(group('targetAudience'));
  const campaignObjectives = readObjectives(group('campaignObjectives'), named, notes);
  const competitiveAnalysis = readCompetition(group('competitiveAnalysis'), notes);
  const corrections = new Fields(raw.get('corrections')).entries();
  return {
    clientInfo,
    marketingChannels,
    targetAudience,
    campaignObjectives,
    competitiveAnalysis,
    ...(corrections.length > 0 ? { corrections: Object.fromEntries(corrections) } : {}),
  };
}

function unwrapped(value: unknown): Fields {
  let fields = new Fields(value);
  for (let depth = 0; depth < MAX_WRAPPING && !fields.has(...FORM_GROUPS); depth++) {
    const inner = WRAPPERS.find((name) => fields.has(name));
    if (inner === undefined) break;
    fields = new Fields(fields.get(inner));
  }
  return fields;
}

function readClientInfo(raw: Fields, notes: Notes): ClientInfo {
  const experience = raw.get('hasOnlineAdExperience');
  const hasOnlineAdExperience = experienceOf(experience);
  if (hasOnlineAdExperience === '') note(notes, 'Online advertising experience', textOf(experience));
  return {
    companyName: raw.text('companyName', 'company'),
    ...readBusiness(raw, notes),
    keyMessage: raw.text('keyMessage', 'slogan', 'tagline'),
    productService: raw.text('productService', 'productsServices', 'product'),
    heroProduct: raw.text('heroProduct'),
    startingPrice: raw.text('startingPrice'),
    afterSalesService: raw.text('afterSalesService'),
    strengths: raw.text('strengths'),
    hasOnlineAdExperience,
    whyNeedNow: raw.text('whyNeedNow'),
    onlineAdIssues: raw.text('onlineAdIssues'),
    coverImage: raw.text('coverImage'),
  };
}

function note(notes: Notes, label: string, text: string): void {
  if (!isBlank(text)) notes.push(`${label}: ${text.trim()}`);
}

/** A taxonomy id: a number, digits, or the `id` of an object. */
function idOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return /^\s*\d+\s*$/u.test(value) ? Number(value) : undefined;
  const id = new Fields(value).get('id');
  return typeof id === 'number' || typeof id === 'string' ? idOf(id) : undefined;
}
/** A taxonomy name: a text that is no id, or the name of an object. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return idOf(value) === undefined ? value : '';
  return labelOf(value, ['name', 'en', 'th']);
}
/** The text of an item that may be an object. */
function labelOf(value: unknown, names: readonly string[] = ['id', 'value', 'name', 'label']): string {
  return typeof value === 'object' ? new Fields(value).text(...names) : textOf(value);
}

const typeOf = (value: unknown): BusinessType | undefined =>
  businessTypeById(idOf(value) ?? 0) ?? matchBusinessType(nameOf(value));
/** Within a type when one is known, else among all. */
function subTypeOf(value: unknown, type: BusinessType | undefined): BusinessSubType | undefined {
  const byId = businessSubTypeById(idOf(value) ?? 0);
  if (byId !== undefined && (type === undefined || byId.typeId === type.id)) return byId;
  return matchBusinessSubType(nameOf(value), type);
}

function readBusiness(raw: Fields, notes: Notes): Pick<ClientInfo, 'businessType' | 'businessSubType'> {
  const given = raw.get('businessType', 'business_type_validated');
  const industry = raw.get('industry');
  const givenSub = raw.get('businessSubType', 'businessCategory', 'business_category_validated');

  const ownType = typeOf(given) ?? typeOf(industry);
  // 'Coffee' as a type or an industry names a sub-category, which tells its type as well.
  const subType =
    subTypeOf(givenSub, ownType) ??
    matchBusinessSubType(nameOf(given), ownType) ??
    matchBusinessSubType(nameOf(industry), ownType);
  const type = ownType ?? businessTypeById(subType?.typeId ?? 0);

  const isRead = (value: unknown): boolean =>
    (type !== undefined && typeOf(value) === type) ||
    (subType !== undefined && subTypeOf(value, type) === subType);
  const values = { 'Business type': given, Industry: industry, 'Business sub type': givenSub };
  for (const [label, value] of Object.entries(values)) {
    if (!isRead(value)) note(notes, label, typeof value === 'number' ? '' : nameOf(value));
  }
  return { businessType: type?.name ?? '', businessSubType: subType?.name ?? '' };
}

const CHANNEL_LISTS = ['selectedChannels', 'channels'] as const;
const OWN_CHANNEL_KEYS: ReadonlySet<string> = new Set([...CHANNEL_FIELDS, ...CHANNEL_LISTS].map(fold));

/**
 * Step 2: by the form's names, by a map of channel names, or as lists of names with or without an address.
 * `named` takes the channels that are named without one.
 */
function readChannels(raw: Fields, whole: unknown, named: string[], notes: Notes): MarketingChannels {
  const channels = emptyFormData().marketingChannels;
  for (const field of CHANNEL_FIELDS) channels[field] = raw.text(field);

  const put = (name: string, value: unknown): void => {
    const text = textOf(value);
    if (isBlank(text)) {
      if (value === true && !isBlank(name)) named.push(name.trim());
      return;
    }
    const field = channelFieldOf(name);
    if (field !== undefined && isBlank(channels[field])) channels[field] = text;
    else if (field === undefined || channels[field] !== text) note(notes, name.trim(), text);
  };

  for (const list of [...CHANNEL_LISTS.map((name) => raw.get(name)), Array.isArray(whole) ? whole : null]) {
    if (Array.isArray(list) || typeof list === 'string') {
      for (const item of itemsOf(list)) {
        const address = new Fields(item).get('url', 'link', 'address', 'handle', 'value');
        put(labelOf(item, ['name', 'channel', 'platform', 'id']), address ?? true);
      }
    } else {
      for (const [name, value] of new Fields(list).entries()) put(name, value);
    }
  }
  for (const [name, value] of new Fields(whole).entries()) {
    if (!OWN_CHANNEL_KEYS.has(fold(name))) put(name, value);
  }
  return channels;
}

function readAudience(raw: Fields): TargetAudience {
  const range = raw.get('ageRange');
  const [from = 0, to = 0] = numbersOf(range);
  const [group, gender] = [raw.get('targetGroup'), raw.get('gender')];
  const [targetGroup, knownGender] = [targetGroupOf(group), genderOf(gender)];
  return {
    targetDemographics: raw.text('targetDemographics', 'demographics'),
    geographicLocation: raw.text('geographicLocation', 'location', 'locations'),
    targetGroup: targetGroup ?? 'All',
    ageRangeMin: numberOf(raw.get('ageRangeMin', 'minAge') ?? from),
    ageRangeMax: numberOf(raw.get('ageRangeMax', 'maxAge') ?? to),
    gender: knownGender ?? 'all',
    additionalDemographics: appended(
      raw.text('additionalDemographics'),
      [
        targetGroup === undefined ? textOf(group) : '',
        knownGender === undefined ? textOf(gender) : '',
        from === 0 ? textOf(range) : '',
        ...['incomeLevel', 'interests', 'painPoints'].map((name) => raw.text(name)),
      ],
      '; ',
    ),
  };
}

/** `named`: channels named in step 2 without an address; they are advertised on where step 4 chooses none. */
function readObjectives(raw: Fields, named: readonly string[], notes: Notes): CampaignObjectives {
  const adTexts = itemsOf(raw.get('advertisingChannels', 'adChannels')).map((item) => labelOf(item));
  const advertisingChannels = unique(
    (adTexts.length > 0 ? adTexts : named).map((name) => advertisingChannelOf(name)),
  );
  const unread = [...adTexts, ...named].filter((name) => {
    const channel = advertisingChannelOf(name);
    return channel === undefined || !advertisingChannels.includes(channel);
  });
  note(notes, 'Channels', appended('', unread, ', '));

  const budget = raw.text('marketingMediaBudget');
  const range = budgetOf(raw.get('budgetRange', 'budget'));
  if (!isBlank(budget) && !budget.includes(range.trim())) note(notes, 'Budget range', range);

  const goals = [
    ...itemsOf(raw.get('marketingObjectives', 'objectives')).map((item) => labelOf(item)),
    textOf(raw.get('primaryGoal')),
  ];
  return {
    advertisingChannels,
    marketingMediaBudget: isBlank(budget) && !isBlank(range) ? range : budget,
    marketingObjectives: unique(goals.map((goal) => objectiveOf(goal))),
    specificObjectives: appended(
      raw.text('specificObjectives'),
      [textOf(raw.get('specificGoals'), '; '), ...goals.filter((goal) => objectiveOf(goal) === undefined)],
      '; ',
    ),
    currentChallenges: raw.text('currentChallenges', 'challenges'),
  };
}

/** {min, max} as a range; anything else as its text. */
function budgetOf(value: unknown): string {
  const fields = new Fields(value);
  const [min, max] = [fields.text('min', 'from'), fields.text('max', 'to')];
  if (isBlank(min) || isBlank(max)) return textOf(value);
  return [`${min}–${max}`, fields.text('currency')].filter((part) => !isBlank(part)).join(' ');
}

const unique = <T>(items: readonly (T | undefined)[]): T[] => [
  ...new Set(items.filter((item) => item !== undefined)),
];

function readCompetition(raw: Fields, notes: Notes): CompetitiveAnalysis {
  const given = raw.get('competitors');
  const cards = itemsOf(given).map(readCompetitor);
  return {
    competitors: cards.length > 0 ? withIds(cards) : emptyFormData().competitiveAnalysis.competitors,
    marketContext: raw.text('marketContext', 'marketTrends'),
    additionalNotes: appended(raw.text('additionalNotes'), notes, '\n'),
  };
}

function readCompetitor(item: unknown): Competitor {
  const raw = new Fields(item);
  return {
    id: raw.text('id'),
    name: typeof item === 'string' ? item : raw.text('name', 'competitorName', 'brand', 'company'),
    website: raw.text('website', 'url'),
    strengths: raw.text('strengths'),
    weaknesses: raw.text('weaknesses', 'gaps'),
  };
}

/** Every card with an id of its own: the screen tells them apart by it. */
function withIds(cards: readonly Competitor[]): Competitor[] {
  const taken = new Set<string>();
  return cards.map((card, index) => {
    let id = card.id;
    for (let next = index + 1; isBlank(id) || taken.has(id); next++) id = String(next);
    taken.add(id);
    return { ...card, id };
  });
}
