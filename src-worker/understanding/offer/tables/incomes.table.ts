/**
 * How large a price is where it is paid. A planning assumption, not a statistic: round figures of what a full-time
 * employee earns in a month, in the country's own money, so that only the order of size is told (a day's pay, a
 * month's pay, more). To be put beside a national source before any figure of it is shown to anybody.
 */
export const MONTHLY_PAY: Readonly<Record<string, number>> = {
  THB: 16_000, USD: 4_500, EUR: 2_900, GBP: 2_900, AUD: 6_500, NZD: 5_800, CAD: 5_000, SGD: 5_000, HKD: 20_000,
  TWD: 45_000, JPY: 330_000, CNY: 8_000, KRW: 3_600_000, VND: 8_500_000, MYR: 3_200, IDR: 3_300_000, PHP: 20_000,
  INR: 22_000, LAK: 3_500_000, KHR: 1_200_000, MMK: 350_000, AED: 9_000, SAR: 7_000, QAR: 11_000, KWD: 500, CHF: 6_500,
  SEK: 37_000, NOK: 52_000, DKK: 45_000, PLN: 7_500, CZK: 44_000, TRY: 30_000, ILS: 13_000, BRL: 3_200, MXN: 9_500,
  ZAR: 22_000, KES: 60_000, NGN: 100_000, EGP: 9_000, BDT: 18_000, PKR: 40_000, LKR: 60_000, NPR: 25_000,
}; // prettier-ignore
