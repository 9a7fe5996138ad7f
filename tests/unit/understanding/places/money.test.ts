import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { homeOf, inHome } from '../../../../src-worker/understanding/answers/home-currency.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';

const homeAt = (where: string, companyName = '', price = '120'): ReturnType<typeof homeOf> => {
  const empty = emptyFormData();
  return homeOf({
    ...empty,
    clientInfo: { ...empty.clientInfo, companyName, startingPrice: price },
    targetAudience: { ...empty.targetAudience, geographicLocation: where },
  });
};

describe('the money of the places that the answers name', () => {
  test.each([
    ['Metro Manila, Pampanga, La Union', '', 'PHP'],
    ['Banilad, Talamban', 'BotBuds Cebu', 'PHP'],
    ['Delhi NCR, Bengaluru, Mumbai', '', 'INR'],
    ['Kisumu town', '', 'KES'],
    ['Port Harcourt, Aba, Owerri', '', 'NGN'],
    ['Groningen, Assen, Leeuwarden', '', 'EUR'],
    ['Wedding, Moabit', 'Frühstück Berlin', 'EUR'],
    ['Kraków, Wieliczka', '', 'PLN'],
    ['Leeds, Bradford', '', 'GBP'],
    ['Adyar, Velachery. Son/daughter in US, Dubai, Singapore', '', 'INR'],
    ['Umoja and Ngong Road', '', 'KES'],
    ['Families in Dublin', '', 'EUR'],
    ['Parents with children in Nairobi', '', 'KES'],
    ['Chennai, parents whose children are in London', '', 'INR'],
    ['Eastleigh', '', 'GBP'],
    ['Whitefield', '', ''],
    ['Salt Lake', '', ''],
    ['Leeds, girls sitting NEET', '', 'GBP'],
    ['Leeds, Navratri and shaadi outfits', '', 'GBP'],
    ['nowhere in particular', '', ''],
    ['US, Canada', '', ''],
  ])('%s %s: %s', (where, company, code) => expect(homeAt(where, company).unnamed).toBe(code));

  test.each([
    ['Bishan, Ang Mo Kio, Thomson', 'SGD'],
    ['Latrobe Valley, Sale, Warragul', 'AUD'],
    ['Guelph, Fergus', 'CAD'],
    ['Sudbury, Framingham, Concord MA', 'USD'],
    ['Vermont, New York', 'USD'],
    ['US, Canada', 'USD'],
    ['all NZ, online', 'NZD'],
    ['Western suburbs, Scarborough to Fremantle, Applecross', 'AUD'],
    ['byron, lismore, mullumbimby', 'AUD'],
    ['Whitlam, Denman Prospect, Coombs, Taylor', 'AUD'],
    ['Mt Roskill, Three Kings, Lynfield, Onehunga', 'NZD'],
    ['Ferrymead, Sumner, Woolston, Redcliffs', 'NZD'],
    ['uptown Saint John', 'CAD'],
    ['Erin Mills, Churchill Meadows, Streetsville', 'CAD'],
    ['Bugis, Beach Road', 'SGD'],
    ['Raffles Place, one-north, Changi Business Park', 'SGD'],
    // The letters behind a town tell more than its name.
    ['Vancouver WA, Camas', 'USD'],
    ['Ontario, CA', 'USD'],
    ['lower 48, mostly TX, FL, IL, CA', 'USD'],
    ['Saint Andrews, NB', 'CAD'],
    // Of two countries: a bare dollar.
    ['Scarborough', 'USD'],
  ])('a dollar in %s: %s', (where, code) => expect(homeAt(where, '', '$120').dollar).toBe(code));

  test.each([
    ['Oaxaca Centro', '900 pesos', 'MXN'],
    ['Medellín, Bogotá', '90,000 pesos', 'COP'],
    ['Cebu', '900 pesos', 'PHP'],
    ['Karachi, Lahore', 'Rs 900', 'PKR'],
    ['Pune', 'Rs 900', 'INR'],
    ['Oaxaca Centro', '900 philippine pesos', 'PHP'],
  ])('in %s %s are %s', (where, text, currency) => {
    const [reading] = inHome(text, readQuantities(text), homeAt(where));
    expect(reading?.quantity).toMatchObject({ kind: 'money', currency });
  });
});

test('two letters are money where something of the country is told', () => {
  expect(homeAt('Des Plaines, Illinois', '', 'avg RO 4,150').unnamed).toBe('USD');
  expect(homeAt('Muscat', '', 'RO 45').unnamed).toBe('OMR');
});
