/** What a figure in words or digits means: a value with its unit, never a text that somebody reads again. */

import type { Feast } from './feasts.ts';

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** How the person bounded a figure; '' where it stands plain. */
export type Bound = '' | 'at most' | 'at least' | 'about';

/** A part of a text: `text.slice(start, end)`, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** A day, month, quarter, half or year of the calendar. Parts that are not written are absent. */
export interface CalendarDate {
  /** Common Era. */
  year?: number;
  /** 1 to 4. */
  quarter?: number;
  /** 1 or 2. */
  half?: number;
  /** 1 to 12. */
  month?: number;
  /** 1 to 31. */
  day?: number;
  /** Of the month, quarter or year: its beginning, middle or end. */
  part?: 'start' | 'middle' | 'end';
  /** Kept on another day of each year; without a year the next one is meant. */
  feast?: Feast;
  /** 'next month': so many of `unit` after today's; 0 is this one, −1 the last one. */
  offset?: { count: number; unit: TimeUnit };
}

interface Figure {
  value: number;
  /** Upper end of a range; `value` is the lower. */
  high?: number;
}

export type Quantity =
  | (Figure & {
      kind: 'money';
      /** ISO 4217; '' where none is named ('25 grand'). */
      currency: string;
    })
  | (Figure & {
      kind: 'percent';
      /** 'One in six': what was counted and of how many, before it became a percentage. */
      ratio?: readonly [part: number, whole: number];
    })
  | (Figure & {
      kind: 'count';
      /** The word or classifier right after it, as written; '' where none stands there. */
      unit: string;
    })
  /** 'Double', '3x', '2 เท่า': so many times as much. */
  | (Figure & { kind: 'multiple' })
  | (Figure & { kind: 'duration'; unit: TimeUnit })
  /** '70:30', or the shape of a picture: '9:16'. */
  | { kind: 'proportion'; first: number; second: number }
  | { kind: 'date'; from: CalendarDate; /** Of a span of the calendar, included. */ to?: CalendarDate };

export interface Reading {
  quantity: Quantity;
  /** Where the figure with its unit stands. */
  span: Span;
  /** Within `span`, the figure without the thing that it counts: '12' of '12 branches', '£5' of '£5'. */
  figure: Span;
  bound: Bound;
  /** 'A month', 'ต่อเดือน': the time that it is for. Its words are outside `span`, in `perSpan`. */
  per?: TimeUnit;
  perSpan?: Span;
  /** 'Per lead', 'ต่อทัก': the thing that it is for, as written. */
  each?: string;
  /** From 0 to 1: below 0.5 another reading is as likely. */
  certainty: number;
  /** True where it is written in words ('three hundred'). */
  inWords: boolean;
  /** How far the exact value may lie from `value`: half a unit of the last place written before 'million'. */
  slack: number;
}
