/** Whether a group of buyers is families, couples or tourists: by what it is at its head. */
import { expect, test } from 'vitest';
import { areFamilies } from '../../../src-worker/understanding/buyers.ts';

test.each([
  'families', 'Young families with kids', 'parents of teens', 'hotels and couples', 'couples planning a wedding',
  'first-time mums', 'tourists from China', 'families 2-4', 'ครอบครัว', 'คู่รักที่จะแต่งงาน', 'โรงเรียนและผู้ปกครอง', 'กลุ่มครอบครัว',
])('%s are', (who) => expect(areFamilies(who)).toBe(true)); // prettier-ignore
test.each([
  'family-run hotels', 'family businesses', 'family doctors', 'owners of family hotels', 'kids clothing brands',
  'tourist boats', 'couples’ therapists', 'ธุรกิจครอบครัว', 'บริษัทนำเที่ยว', 'procurement managers',
])('%s are not', (who) => expect(areFamilies(who)).toBe(false)); // prettier-ignore
