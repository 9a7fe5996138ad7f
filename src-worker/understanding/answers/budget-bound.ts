/** Whether all of a budget is to be spent: none of it can be held back. */
import type { BudgetReading } from './budget.ts';

/** A grant that lapses, or a sum below which nobody may stay. */
const ALL_SPENT =
  /(?<!\p{L})(?:(?:all|every (?:penny|cent|dollar)|the (?:whole|entire) (?:lot|sum|amount))(?: of it)?(?: \p{L}+){0,3} spent|must (?:all )?(?:be )?(?:all )?spen[dt]|spend (?:it |them )?all|use (?:it )?or lose(?: it)?|(?:pay|give|send) (?:it|the rest) back|(?:rest|it) goes back)(?!\p{L})|ใช้ให้หมด|ต้องใช้(?:ให้)?หมด|ใช้ไม่หมด/iu;

export const mustBeSpent = ({ bound, text }: Pick<BudgetReading, 'bound' | 'text'>): boolean =>
  bound === 'at least' || ALL_SPENT.test(text);
