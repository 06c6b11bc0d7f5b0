import { nativeLanguageOfCountry } from '#domain/country-languages.ts';
import { type NativeLanguage, nativeLanguageOfTag } from '#domain/native-languages.ts';
import { publicConfig } from '../../lib/config.ts';
import { inTab } from '../../lib/storage.ts';

const LIMIT_MS = 2_000;
/** The answer of this tab's one question. Empty: there was none, and none will come from asking again. */
const KEPT = 'bedside.country';

/** The visitor's country by the connection-trace service, whose answer has a line `loc=XX`. */
async function visitorCountry(): Promise<string | null> {
  const { traceUrl } = await publicConfig();
  if (!traceUrl) return null;
  const kept = inTab.get(KEPT);
  if (kept !== null) return kept || null;
  inTab.set(KEPT, '');
  const response = await fetch(traceUrl, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  const country = /^loc=([A-Z]{2})$/m.exec(await response.text())?.[1] ?? null;
  inTab.set(KEPT, country);
  return country;
}

export interface LanguageGuess {
  readonly language: NativeLanguage;
  /** What it rests on, so that the page can say so. */
  readonly by: 'country' | 'browser';
}

/** A first guess: by country within 2 s, else by the browser's languages. */
export async function guessNativeLanguage(): Promise<LanguageGuess | undefined> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LIMIT_MS, null));
  const country = await Promise.race([visitorCountry().catch(() => null), late]);
  const ofCountry = country ? nativeLanguageOfCountry(country) : undefined;
  if (ofCountry) return { language: ofCountry, by: 'country' };
  const ofBrowser = navigator.languages.map(nativeLanguageOfTag).find((language) => language !== undefined);
  return ofBrowser && { language: ofBrowser, by: 'browser' };
}
