import type { LearningLanguage } from '#domain/languages.ts';
import type { Aspect } from './following-words.ts';
import { WORDS } from './words.ts';

/** Parts that are a time or a number: a line has them or has not. */
const PARTS = ['since', 'lasts', 'often', 'many', 'old'] as const satisfies readonly Aspect[];

type AskedPart = (typeof PARTS)[number] | 'when';

const HOW_LONG: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:since when|how long)\b/,
  es: /\bdesde cuando\b|\bcuanto (?:tiempo )?(?:hace|lleva)\b|\bhace cuanto\b/,
  fr: /\bdepuis (?:quand|combien)\b|\bil y a combien\b/,
  de: /\bseit wann\b|\bwie lange\b/,
  pt: /\bdesde quando\b|\bquanto tempo\b/,
};

/** 'Does it hurt when you cough?' asks for no time. */
const WHEN: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\bwhen (?:did|do|does|was|were|is|are|have|has|had)\b|^when(?: exactly)?$/,
  es: /^cuando\b/,
  fr: /^quand\b/,
  de: /^wann\b/,
  pt: /^quando\b/,
};

/** The times and numbers that a question asks for, in what `bare` leaves of it. */
export function partsAsked(language: LearningLanguage, bareText: string): AskedPart[] {
  const { within, follow, lead } = WORDS[language];
  const short = bareText.replace(lead, '');
  if (WHEN[language].test(short)) return ['when'];
  return PARTS.filter((part) => {
    const asks = part === 'since' ? HOW_LONG[language].test(short) : within[part]?.test(bareText);
    return asks || follow[part].test(short);
  });
}

/** What answers when something is: 'only when I climb stairs', 'after meals'. */
const OCCASION: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:when|whenever|after|before|during|while|if|once|as soon as|at (?:night|work|rest|lunch|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)|mornings?|afternoons?|evenings?|nights?|now|today|tomorrow|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas)\b/,
  es: /\b(?:cuando|despues|antes|durante|mientras|si|tras|al|por la (?:manana|tarde|noche)|de noche|hoy|ahora|a las|en (?:primavera|verano|otono|invierno|navidad|pascua)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/,
  fr: /\b(?:quand|lorsque|apres|avant|pendant|si|des que|le (?:matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|la nuit|aujourd'hui|maintenant|au (?:printemps|travail|repos)|en (?:ete|automne|hiver)|a (?:midi|noel|paques)|\w+ heures?)\b/,
  de: /\b(?:wenn|als|nach|vor|bei|beim|wahrend|sobald|nachts|morgens|abends|heute|jetzt|um|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|im (?:fruhling|fruhjahr|sommer|herbst|winter)|an (?:ostern|weihnachten))\b/,
  pt: /\b(?:quando|depois|antes|durante|enquanto|se|ao|de (?:manha|tarde|noite|madrugada)|hoje|agora|as \w+ horas|na (?:primavera|segunda|terca|quarta|quinta|sexta|pascoa)|no (?:verao|outono|inverno|natal|sabado|domingo))\b/,
};

/** Whether a line tells such a part. How long something is may be told in minutes or in years, and when in many ways. */
export function tellsPart(language: LearningLanguage, part: AskedPart, bareLine: string): boolean {
  const { tells } = WORDS[language];
  if (part === 'often' || part === 'many' || part === 'old') return tells[part]?.test(bareLine) ?? true;
  const isTime = [tells.since, tells.lasts].some((pattern) => pattern?.test(bareLine));
  return isTime || (part === 'when' && OCCASION[language].test(bareLine));
}
