/** A group that the audience names keeps what its words need, and has no word that waits for what was left out. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';
import { tidy } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { namedGroups } from '../../../../../src-worker/engines/planner/plan/named-groups.ts';
import { groupsNamed } from '../../../../../src-worker/engines/planner/plan/whom.ts';

const readOf = (targetDemographics: string) => {
  const form = emptyFormData();
  Object.assign(form.targetAudience, { targetDemographics });
  form.clientInfo.productService = 'Lessons on the water';
  return readAnswers(form);
};

test.each<[string, string]>([
  ['blokes w new tinny, wives, teens turning 16', 'teens turning 16'],
  ['turning 65 within 6 months, newly moved from the north', 'turning 65'],
  ['Couples approaching 60, downsizers', 'Couples approaching 60'],
  ['new migrants. also Labour hire companys booking 3 or 4 at a time', 'Labour hire companys booking 3 or 4 at a time'],
  ['Small farmers with 2 to 10 cows, selling to coop', 'Small farmers'],
  ['tenants 25-45, moms, small landlords with 2-10 units', 'small landlords'],
  ['Owners living in Auckland, Sydney; 45+; second home', 'Owners'],
  ['Women 20–40, a lot of South Asian and Goan ladies round here, PCOS', 'South Asian and Goan ladies'],
  ['homeowners, children under 12. Women ring first, men ring after being served', 'Women'],
  ['Mothers book online, men come in after a scare', 'men'],
  ['students, couples on date 3, families at half term', 'couples on date 3'],
  ['ranchers, linemen, air force base guys E5+, contractors', 'air force base guys E5+'],
  ['HR แอดมินออฟฟิศ หัวหน้าทีม 15-50 คน', 'หัวหน้าทีม 15-50 คน'],
  ['ผู้จัดการโรงงานชาวจีน, HR ไทยที่รับหน้าที่หาสำนักงานบัญชี', 'HR ไทยที่รับหน้าที่หาสำนักงานบัญชี'],
  ['Women 29 to 42 with partner or without', 'Women 29 to 42 with partner or without'],
])('%s: %s', (told, group) => expect(namedGroups(readOf(told))).toContain(group)); // prettier-ignore

test.each([
  ['Women 20–40. Also blokes with ingrown beards, not the focus', 'blokes'],
  ['Mums with toddlers, childminders (not our target)', 'childminders'],
  ['Young families, students - not really who we want', 'students'],
  ['แม่บ้านคอนโด นักศึกษาก็มีแต่ไม่เน้น', 'นักศึกษา'],
])('%s: %s are left out', (told, who) =>
  expect(namedGroups(readOf(told)).filter((group) => group.includes(who))).toEqual([]),
);

test('what is written short is a group as well', () =>
  expect(groupsNamed(readOf('families + biz'))).toEqual(['families', 'biz']));

test.each([
  ['พนักงานนิคมโรจนะ', 'พนักงานนิคมโรจนะ'],
  ['พนักงานนิคมโรจนะค่ะ', 'พนักงานนิคมโรจนะ'],
  ['คนแถวแจ้งวัฒนะ', 'คนแถวแจ้งวัฒนะ'],
  ['ไม่บังคับ', 'ไม่บังคับ'],
  ['คนมีฐานะ', 'คนมีฐานะ'],
  ['ให้เช่าภาชนะ', 'ให้เช่าภาชนะ'],
  ['ส่งฟรีนะ', 'ส่งฟรี'],
  ['ทำเองทุกขั้นตอนนะคะ', 'ทำเองทุกขั้นตอน'],
  ['คนทำงานจ้า', 'คนทำงาน'],
])('%s is told as %s', (told, said) => expect(tidy(told)).toBe(said));
