import { nativeLanguageOfCountry } from '#domain/country-languages.ts';
import { type NativeLanguage, nativeLanguageOfTag } from '#domain/native-languages.ts';
import { publicConfig } from '../../lib/config.ts';

const LIMIT_MS = 2_000;

/** The visitor's country by the connection-trace service, whose answer has a line `loc=XX`. */
async function visitorCountry(): Promise<string | null> {
  const { traceUrl } = await publicConfig();
  if (!traceUrl) return null;
  const response = await fetch(traceUrl, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  return /^loc=([A-Z]{2})$/m.exec(await response.text())?.[1] ?? null;
}

/** A first guess: by country within 2 s, else by the browser's languages. */
export async function guessNativeLanguage(): Promise<NativeLanguage | undefined> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LIMIT_MS, null));
  const country = await Promise.race([visitorCountry().catch(() => null), late]);
  const byCountry = country ? nativeLanguageOfCountry(country) : undefined;
  return byCountry ?? navigator.languages.map(nativeLanguageOfTag).find((language) => language !== undefined);
}
