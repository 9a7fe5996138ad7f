/** Ceremonies. */
import { trade } from './trade.ts';

export const CEREMONY = trade('ceremony', 'ceremonies', {
  scene: [['the ceremony, with respect', 'พิธีการอย่างเคารพ']],
  need: [['a date has been set for the ceremony', 'ได้ฤกษ์แล้ว']],
  doubt: [['What must be prepared, and in which order?', 'ต้องเตรียมอะไร ลำดับอย่างไร']],
  show: [['Lay out the full set and name each piece', 'จัดของครบชุดแล้วบอกชื่อทีละชิ้น']],
  again: [['Write on the anniversary of the ceremony', 'ทักในวันครบรอบงาน']],
  leak: [
    ['families who ask at the temple because nothing answers online', 'ครอบครัวที่ถามวัดเพราะหาคำตอบออนไลน์ไม่เจอ'],
  ],
  learn: [['which ceremony is searched by young families', 'ครอบครัวรุ่นใหม่หาพิธีไหน']],
  warm: [['Opened the checklist or asked for a date', 'เปิดรายการของหรือถามวันว่าง']],
  keep: [['Families served before', 'ครอบครัวที่เคยจัดงานด้วย']],
  ideas: [
    ['What goes where, and why', 'วางตรงไหน เพราะอะไร'],
    ['Questions young hosts are shy to ask', 'คำถามที่เจ้าภาพรุ่นใหม่ไม่กล้าถาม'],
    ['The day before', 'คืนก่อนวันงาน'],
  ],
  search: [['what to prepare', 'ต้องเตรียมอะไร']],
  peaks: [
    {
      event: 'lunar-new-year',
      actions: [['prepare home-shrine sets', 'จัดชุดไหว้เจ้าที่บ้าน']],
    },
    {
      event: 'songkran',
      actions: [['offer sets for the blessing of elders', 'ชุดรดน้ำดำหัวผู้ใหญ่']],
    },
    {
      event: 'lent',
      actions: [['gather orders before the quiet months', 'รับจองก่อนเข้าพรรษา']],
    },
  ],
});
