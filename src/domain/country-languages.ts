import { type NativeLanguage, nativeLanguage } from './native-languages.ts';

/**
 * The most spoken first language of a country (ISO 3166-1 alpha-2), as a first guess for a visitor. Where
 * several are spoken it is only that: the learner chooses. Countries as in Unicode CLDR territoryInfo.
 */
const COUNTRIES_BY_LANGUAGE: Readonly<Record<string, string>> = {
  af: 'NA',
  ak: 'GH',
  am: 'ET',
  ar: 'AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SY TD TN YE EH',
  az: 'AZ',
  be: 'BY',
  bg: 'BG',
  bn: 'BD',
  bs: 'BA',
  ca: 'AD',
  cs: 'CZ',
  da: 'DK GL FO',
  de: 'AT CH DE LI LU',
  el: 'CY GR',
  en: 'AG AU BB BS BZ CA DM GB GD GG GI GM GY IE IM JE JM KN LC LR MT NZ SG SL TT UG US VC VG VI ZM BM KY',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
  et: 'EE',
  fa: 'IR AF TJ',
  fi: 'FI',
  fil: 'PH',
  fr: 'BE BF BI BJ CD CF CG CI CM FR GA GF GN GP HT MC MG ML MQ NC NE PF RE RW SN TG YT',
  he: 'IL',
  hi: 'IN FJ',
  hr: 'HR',
  hu: 'HU',
  hy: 'AM',
  id: 'ID',
  is: 'IS',
  it: 'IT SM VA',
  ja: 'JP',
  ka: 'GE',
  kk: 'KZ',
  km: 'KH',
  ko: 'KP KR',
  lo: 'LA',
  lt: 'LT',
  lv: 'LV',
  mk: 'MK',
  mn: 'MN',
  ms: 'BN MY',
  my: 'MM',
  ne: 'NP BT',
  nl: 'AW CW NL SR',
  no: 'NO SJ',
  pl: 'PL',
  pt: 'AO BR CV GW MO MZ PT ST TL',
  ro: 'MD RO',
  ru: 'KG RU TM',
  si: 'LK',
  sk: 'SK',
  sl: 'SI',
  sn: 'ZW',
  so: 'SO',
  sq: 'AL XK',
  sr: 'ME RS',
  sv: 'SE AX',
  sw: 'KE TZ',
  th: 'TH',
  tr: 'TR',
  uk: 'UA',
  ur: 'PK',
  uz: 'UZ',
  vi: 'VN',
  yo: 'NG',
  zh: 'CN HK TW',
  zu: 'ZA SZ',
};

const BY_COUNTRY = new Map(
  Object.entries(COUNTRIES_BY_LANGUAGE).flatMap(([code, countries]) =>
    countries.split(' ').map((country) => [country, code] as const),
  ),
);

/** A first guess at the native language of somebody in this country. */
export function nativeLanguageOfCountry(country: string): NativeLanguage | undefined {
  const code = BY_COUNTRY.get(country.toUpperCase());
  return code === undefined ? undefined : nativeLanguage(code);
}
