/** Attributions that the licences of the bundled figures ask for: shown by the 'Sources' screen and the appendix. */
export interface Attribution {
  source: string;
  licence: string;
  attribution: string;
}

export const ATTRIBUTIONS: readonly Attribution[] = [
  {
    source: 'UN World Population Prospects 2024',
    licence: 'CC BY 3.0 IGO',
    attribution:
      'United Nations, Department of Economic and Social Affairs, Population Division (2024). World Population Prospects 2024. CC BY 3.0 IGO. Mid-year figures were derived. The UN does not endorse this product.',
  },
  {
    source: 'World Bank, World Development Indicators',
    licence: 'CC BY 4.0',
    attribution:
      'The World Bank: World Development Indicators: Individuals using the Internet (ITU); Population by five-year age group (UN World Population Prospects). CC BY 4.0. Pass this attribution on.',
  },
  {
    source: 'Unicode CLDR 48 (country names)',
    licence: 'Unicode License v3',
    attribution: 'Copyright (c) 2004-2026 Unicode, Inc. Unicode License v3.',
  },
  {
    source: 'GeoNames (names of towns)',
    licence: 'CC BY 4.0',
    attribution: 'Names of towns from GeoNames (geonames.org), CC BY 4.0. A part of them was taken.',
  },
  {
    source: 'thai-province-data (province names)',
    licence: 'MIT',
    attribution: 'Copyright (c) 2025 Kongvut Sangkla. MIT licence.',
  },
  {
    source: 'National Statistical Office and Department of Provincial Administration of Thailand',
    licence: 'Thai government open data',
    attribution:
      'Source: National Statistical Office of Thailand; Department of Provincial Administration, 31 December 2020 to 2025 and June 2021.',
  },
];
