/** What a channel is used for where the money feeds one campaign: fewer posts, two ads that compete, one day of filming. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { Both } from '../language.ts';
import type { Platform } from './platforms.ts';

type Told = Platform['plan'];
interface Small extends Partial<Pick<Told, 'frequency' | 'formats' | 'durations' | 'materials' | 'reason'>> {
  /** Where nobody can film, or the client wants none. */
  stills?: Partial<Pick<Told, 'frequency' | 'formats' | 'materials'>>;
}

const b = (en: string, th: string): Both => ({ en, th });
const PICTURE = b('Single image', 'ภาพเดี่ยว');
const ADS = b('1 post a week, 2 ads live', '1 โพสต์ต่อสัปดาห์ โฆษณา 2 ชิ้น');

const SMALL: Partial<Record<AdvertisingChannel, Small>> = {
  'facebook-ads': {
    frequency: ADS,
    formats: [b('Video', 'วิดีโอ'), PICTURE],
    materials: b('1 picture, 1 video, from one day', 'ภาพ 1 ชิ้น วิดีโอ 1 ชิ้น ถ่ายวันเดียว'),
    stills: { formats: [PICTURE], materials: b('2 pictures, taken in one day', 'ภาพ 2 ชิ้น ถ่ายวันเดียว') },
  },
  'instagram-ads': {
    frequency: b('1 Reel a week, 2 ads live', 'Reels 1 ชิ้นต่อสัปดาห์ โฆษณา 2 ชิ้น'),
    formats: [b('Reels', 'Reels'), PICTURE],
    materials: b('One day of filming for the whole plan', 'ถ่ายวันเดียวใช้ทั้งแผน'),
    stills: {
      frequency: b('1 picture a week, 2 ads live', 'ภาพ 1 ชิ้นต่อสัปดาห์ โฆษณา 2 ชิ้น'),
      formats: [PICTURE],
      materials: b('2 pictures of real work, on a phone', 'ภาพงานจริงจากมือถือ 2 ชิ้น'),
    },
  },
  'google-ads': {
    formats: [b('Responsive search ad', 'โฆษณาค้นหา')],
    durations: b('–', '–'),
    materials: b('15 headlines, 4 descriptions', 'พาดหัว 15 คำอธิบาย 4'),
    reason: b('Google tries them and keeps the best', 'Google ลองสลับแล้วใช้ข้อความที่ดีที่สุด'),
    stills: { materials: b('15 headlines, 4 descriptions', 'พาดหัว 15 คำอธิบาย 4') },
  },
  'tiktok-ads': {
    frequency: b('1 video a week', '1 คลิปต่อสัปดาห์'),
    materials: b('4 upright videos from one day', 'คลิปแนวตั้ง 4 ชิ้น ถ่ายวันเดียว'),
    stills: {
      frequency: b('1 picture post a week', 'โพสต์ภาพ 1 ชิ้นต่อสัปดาห์'),
      materials: b('3 upright pictures and a sound', 'ภาพแนวตั้ง 3 ชิ้นกับเสียงประกอบ'),
    },
  },
  'linkedin-ads': {
    frequency: ADS,
    materials: b('1 one-page document, company list', 'เอกสารหน้าเดียว 1 ชิ้น รายชื่อบริษัท'),
  },
};

/** The same platform with as much as one campaign needs. */
export function lessened(id: AdvertisingChannel, platform: Platform): Platform {
  const small = SMALL[id];
  if (!small) return platform;
  const { stills, ...filmed } = small;
  const [unfilmed, withoutFilm] = [platform.stills ?? {}, stills ?? {}];
  const frequency = withoutFilm.frequency ?? filmed.frequency;
  return {
    ...platform,
    plan: { ...platform.plan, ...filmed },
    stills: { ...unfilmed, ...(frequency === undefined ? {} : { frequency }), ...withoutFilm },
  };
}
