/** Systems before browsers that run on several; the first that fits counts. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Most browsers call themselves several names: the one that only they use comes first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const nameIn = (names: typeof SYSTEMS, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * What a learner may know one of her devices by, from the User-Agent header: 'Firefox, Windows'. No version and no
 * model, which would single her out. null where nothing is known.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  // What is longer comes from no browser.
  const text = (userAgent ?? '').slice(0, 500);
  const known = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : null;
}
