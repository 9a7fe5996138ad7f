/** Where Thailand's provincial capitals lie, degrees north and east, rounded: enough for a map that is not to scale. */

const ROWS = `
Bangkok|13.75|100.50
Samut Prakan|13.60|100.60
Nonthaburi|13.86|100.51
Pathum Thani|14.02|100.53
Phra Nakhon Si Ayutthaya|14.35|100.57
Ang Thong|14.59|100.45
Lopburi|14.80|100.65
Sing Buri|14.89|100.40
Chai Nat|15.19|100.13
Saraburi|14.53|100.91
Chon Buri|13.36|100.98
Rayong|12.68|101.28
Chanthaburi|12.61|102.10
Trat|12.24|102.52
Chachoengsao|13.69|101.07
Prachin Buri|14.05|101.37
Nakhon Nayok|14.21|101.21
Sa Kaeo|13.81|102.07
Nakhon Ratchasima|14.97|102.10
Buri Ram|14.99|103.10
Surin|14.88|103.49
Si Sa Ket|15.12|104.32
Ubon Ratchathani|15.24|104.85
Yasothon|15.79|104.15
Chaiyaphum|15.81|102.03
Amnat Charoen|15.86|104.63
Nong Bua Lam Phu|17.20|102.44
Khon Kaen|16.43|102.83
Udon Thani|17.41|102.79
Loei|17.49|101.73
Nong Khai|17.88|102.74
Maha Sarakham|16.18|103.30
Roi Et|16.05|103.65
Kalasin|16.43|103.51
Sakon Nakhon|17.16|104.15
Nakhon Phanom|17.40|104.78
Mukdahan|16.54|104.72
Chiang Mai|18.79|98.99
Lamphun|18.58|99.01
Lampang|18.29|99.49
Uttaradit|17.62|100.10
Phrae|18.14|100.14
Nan|18.78|100.77
Phayao|19.17|99.90
Chiang Rai|19.91|99.83
Mae Hong Son|19.30|97.97
Nakhon Sawan|15.70|100.14
Uthai Thani|15.38|100.02
Kamphaeng Phet|16.48|99.52
Tak|16.88|99.13
Sukhothai|17.01|99.82
Phitsanulok|16.82|100.26
Phichit|16.44|100.35
Phetchabun|16.42|101.16
Ratchaburi|13.54|99.82
Kanchanaburi|14.02|99.53
Suphan Buri|14.47|100.12
Nakhon Pathom|13.82|100.06
Samut Sakhon|13.55|100.27
Samut Songkhram|13.41|100.00
Phetchaburi|13.11|99.94
Prachuap Khiri Khan|11.81|99.80
Nakhon Si Thammarat|8.43|99.96
Krabi|8.09|98.91
Phangnga|8.45|98.53
Phuket|7.88|98.39
Surat Thani|9.14|99.33
Ranong|9.97|98.63
Chumphon|10.49|99.18
Songkhla|7.19|100.60
Satun|6.62|100.07
Trang|7.56|99.61
Phatthalung|7.62|100.08
Pattani|6.87|101.25
Yala|6.54|101.28
Narathiwat|6.43|101.82
Bueng Kan|18.36|103.65
`;

/** By the English name of the province. */
export const COORDINATES: ReadonlyMap<string, { lat: number; lon: number }> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [name = '', lat, lon] = row.split('|');
      return [name, { lat: Number(lat), lon: Number(lon) }];
    }),
);
