/** Thailand's provinces and the countries, read once from the tables; and the names by which people call them. */
import { PROVINCE_ROWS } from './provinces.table.ts';
import { AGE_ROWS, COUNTRY_ROWS } from './countries.table.ts';

export interface Province {
  kind: 'province';
  en: string;
  th: string;
  /** Registered people, 31 December 2020. */
  people2020: number;
  /** `source` is the id of a publication, as the table names it. */
  latest?: { year: number; people: number; source: string };
  /** Registered people in June 2021: under 20, 20–59, 60 and over. */
  bands: readonly [number, number, number];
}
export interface Country {
  kind: 'country';
  iso2: string;
  en: string;
  th: string;
  /** UN, 1 July 2025. */
  people: number;
  internet?: { percent: number; year: number };
  /** People by five-year group, the last 80 and over; absent where no table has it. */
  ages?: { male: readonly number[]; female: readonly number[] };
}
export type KnownPlace = Province | Country;

const lines = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
const numbers = (text: string | undefined): number[] => (text ?? '').split(',').map(Number);

function province([en = '', th = '', people = '', latest = '', bands = '']: string[]): Province {
  const [young = 0, adult = 0, old = 0] = numbers(bands);
  const read: Province = { kind: 'province', en, th, people2020: Number(people), bands: [young, adult, old] };
  const [year, count, source = ''] = latest.split(':');
  if (source !== '') read.latest = { year: Number(year), people: Number(count), source };
  return read;
}

const AGES = new Map(
  lines(AGE_ROWS).map(([iso2 = '', male, female]) => [
    iso2,
    { male: numbers(male), female: numbers(female) },
  ]),
);
function country([iso2 = '', en = '', th = '', people = '', internet = '']: string[]): Country {
  const read: Country = { kind: 'country', iso2, en, th, people: Number(people) };
  const [percent, year] = internet.split(':');
  if (internet !== '') read.internet = { percent: Number(percent), year: Number(year) };
  const ages = AGES.get(iso2);
  if (ages) read.ages = ages;
  return read;
}

export const PROVINCES: readonly Province[] = lines(PROVINCE_ROWS).map(province);
export const COUNTRIES: readonly Country[] = lines(COUNTRY_ROWS).map(country);

/** Other names of a province, and towns and districts that stand in one. */
export const PROVINCE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  Bangkok: ['bkk', 'krung thep', 'กรุงเทพ', 'กรุงเทพฯ', 'กทม', 'กทม.', 'greater bangkok'],
  'Chon Buri': [
    'chonburi',
    'pattaya',
    'si racha',
    'sriracha',
    'laem chabang',
    'bang saen',
    'พัทยา',
    'ศรีราชา',
    'แหลมฉบัง',
    'บางแสน',
  ],
  'Phra Nakhon Si Ayutthaya': ['ayutthaya', 'ayudhya', 'อยุธยา'],
  'Nakhon Ratchasima': ['korat', 'khorat', 'โคราช', 'ปากช่อง', 'khao yai', 'เขาใหญ่'],
  Songkhla: ['hat yai', 'haad yai', 'hatyai', 'หาดใหญ่'],
  'Prachuap Khiri Khan': ['hua hin', 'หัวหิน', 'ประจวบ'],
  Phetchaburi: ['cha-am', 'cha am', 'ชะอำ', 'petchaburi'],
  'Surat Thani': ['koh samui', 'ko samui', 'samui', 'เกาะสมุย', 'สมุย', 'koh phangan', 'สุราษฎร์', 'สุราษฎร์ฯ'],
  Tak: ['mae sot', 'แม่สอด'],
  'Samut Prakan': ['samutprakan', 'bang phli', 'บางพลี', 'ปากน้ำ'],
  'Samut Sakhon': ['mahachai', 'มหาชัย'],
  'Pathum Thani': ['rangsit', 'รังสิต', 'pathumthani', 'ปทุม'],
  Nonthaburi: ['pak kret', 'ปากเกร็ด', 'นนท์'],
  'Nakhon Si Thammarat': ['นครศรี', 'nakhon si'],
  'Buri Ram': ['buriram'],
  'Si Sa Ket': ['sisaket'],
  'Sing Buri': ['singburi'],
  'Suphan Buri': ['suphanburi', 'สุพรรณ'],
  Kanchanaburi: ['เมืองกาญ', 'กาญจน์'],
  'Prachin Buri': ['prachinburi'],
  Lopburi: ['lop buri'],
  Chachoengsao: ['แปดริ้ว'],
  Phangnga: ['phang nga', 'khao lak', 'เขาหลัก'],
  Phuket: ['patong', 'ป่าตอง'],
  'Chiang Rai': ['chiangrai', 'mae sai', 'แม่สาย'],
  'Chiang Mai': ['chiangmai', 'doi saket', 'ดอยสะเก็ด'],
  'Khon Kaen': ['khonkaen'],
  'Udon Thani': ['udon', 'อุดร'],
  'Ubon Ratchathani': ['ubon', 'อุบล'],
};

export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  TH: [
    'nationwide',
    'all thailand',
    'whole country',
    'all over thailand',
    'ทั่วประเทศ',
    'ทั้งประเทศ',
    'ประเทศไทย',
    'ทั่วไทย',
    'เมืองไทย',
  ],
  HK: ['hong kong', 'hongkong', 'ฮ่องกง'],
  GB: ['uk', 'u.k.', 'great britain', 'britain', 'england', 'อังกฤษ'],
  US: ['usa', 'u.s.', 'us', 'u.s.a.', 'america', 'อเมริกา', 'สหรัฐ'],
  VN: ['viet nam'],
  AE: ['uae', 'u.a.e.'],
  KR: ['korea', 'south korea', 'เกาหลี'],
  LA: ['laos'],
  MM: ['burma', 'พม่า'],
  CZ: ['czech republic'],
  MY: ['malaysia'],
  KH: ['เขมร'],
};

/** Regions that people name instead of their provinces. */
export const GROUPS: readonly {
  /** As a sentence says it. */
  said: Readonly<Record<'en' | 'th', string>>;
  names: readonly string[];
  provinces: readonly string[];
}[] = [
  {
    said: { en: 'Bangkok and its vicinity', th: 'กรุงเทพฯ และปริมณฑล' },
    names: [
      'bangkok and vicinity',
      'bangkok & vicinity',
      'bangkok and its vicinity',
      'bangkok + vicinity',
      'greater bangkok',
      'bangkok metropolitan region',
      'bangkok metropolitan area',
      'กรุงเทพและปริมณฑล',
      'กรุงเทพฯ และปริมณฑล',
      'กรุงเทพ และปริมณฑล',
      'กทม. และปริมณฑล',
      'กทม.และปริมณฑล',
      'กรุงเทพมหานครและปริมณฑล',
      'กรุงเทพ ปริมณฑล',
      'กรุงเทพฯ ปริมณฑล',
      'กทม. ปริมณฑล',
      'กรุงเทพ+ปริมณฑล',
      'กทม+ปริมณฑล',
      'กทม/ปริมณฑล',
    ],
    provinces: ['Bangkok', 'Nonthaburi', 'Pathum Thani', 'Samut Prakan', 'Samut Sakhon', 'Nakhon Pathom'],
  },
  {
    said: { en: 'the Eastern Economic Corridor', th: 'พื้นที่ EEC' },
    names: ['eastern seaboard', 'eec', 'eastern economic corridor', 'อีอีซี', 'ระเบียงเศรษฐกิจพิเศษภาคตะวันออก'],
    provinces: ['Chachoengsao', 'Chon Buri', 'Rayong'],
  },
];
