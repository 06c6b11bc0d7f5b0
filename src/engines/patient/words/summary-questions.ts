import type { LearningLanguage } from '#domain/languages.ts';
import type { SummaryPart } from '#domain/practice/complex/brief.ts';
import { contentOf } from './content-words.ts';
import { bare } from './following-words.ts';
import {
  asksForWhole,
  asksOpenly,
  asksWhoHears,
  isOfACase,
  isOfDeeds,
  isOfHelp,
  isOfNext,
  isOfObstacles,
  withoutCheckLead,
} from './uptake-questions.ts';

/** What a question asks to be summed up of what was explained, by its words. */

const PROPOSES: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:shall|should|can|could|may|might) (?:we|i)\b|\bwould (?:you (?:be|mind|like|want)|it (?:be|help))\b|\bare you (?:happy|willing)\b/,
  es: /\b(?:(?:quiere|querria|le importa|le parece bien|estaria de acuerdo|podemos|podriamos|puedo)\b(?! (?:decirme|contarme|explicarme|repetirme)))/,
  fr: /\b(?:voulez vous|seriez vous|accepteriez vous|pouvons nous|pourrions nous|puis je|vous etes d'accord)\b/,
  de: /\b(?:sollen wir|wollen wir|darf ich|durfen wir|konnten wir|waren sie|sind sie einverstanden)\b/,
  pt: /\b(?:podemos|posso|vamos|aceita\w*|topa\w*|se importa|gostaria)\b/,
};

/** Whether a question proposes something, and asks for nothing that was told: 'could we tell your mum together?' */
const proposes = (language: LearningLanguage, text: string): boolean => PROPOSES[language].test(bare(text));

/** 'What would Derek say to that?', 'who could you call?', 'what do you like to do?': of nothing that was explained. */
const OF_SOMETHING_ELSE =
  /\b(?:what|how) (?:would|will|might|does|did) (?!you\b|happen)(?:your |the )?\w+ (?:say|think|take|feel|react|make|like)\b|\bwho\b|\bget (?:here|there)\b|\banything\b|\bsay to (?:\w+ing|a|an|that|this)\b|\bdo you (?:like|usually|normally|do|say|think|feel)\b/;

/** 'How will you explain it to her?' */
const TO_SOMEBODY_ELSE =
  /\b(?:what|how)\b.*\b(?:will|would|you'll|you'd|are you going to|you're going to)\b.*\b(?:tell|explain|say)\b(?! (?:to )?(?:me|us)\b)/;
/** '... what you'll do?' */
const OF_WHAT_IS_DONE =
  /\b(?:tell|explain|say)\b.*\bwhat (?:to do|you(?:'ll| will|'d| would|'re going to| are going to) (?:do|change|take))\b/;

/** '... and when you'd ring?', where 'when you ring her' only says when she is told. */
const ASKS_WHEN_TO_RING = /\bwhen (?:to|you'd|you would|you should|would you|should you)\b/;
const ASKS_WHICH = /\b(?:what|when|which|how)\b/;

const DEEDS =
  /\b(?:what|how|which)(?: \w+)? (?:(?:will|would|should) you|are you going to)\b|\b(?:what|how|which)(?: \w+)? you(?:'ll|'d| will| would|'re going to| are going to| should| have to| need to)\b|\bstep by step\b/;

/** 'The bag is empty and he's in pain. What would you do?' */
const isOfCaseBefore = (text: string): boolean =>
  /\bwould you do\b/.test(bare(text)) && contentOf(text).length === 0;

/** What is said of any plan: 'at home', 'from tomorrow', 'this week'. */
const OF_ANY_PLAN = new Set(
  'home today tonight tomorrow week day morning evening night month now next first start begin change look out thing plan clear explain explained properly clearly well sure check know step steps words told tell lot sense'.split(
    ' ',
  ),
);

/** Whether a question in English names nothing of what was told. */
const namesNothing = (text: string): boolean =>
  !/\babout\b/i.test(text) && contentOf(text).every((word) => OF_ANY_PLAN.has(word));

/** A part of what was explained that a question asks to be summed up, and whether it surely asks for no single thing. */
export interface SummaryWanted {
  readonly part: SummaryPart;
  readonly isSure: boolean;
}

/** What a question asks to be summed up; null where it asks for a single thing, or for nothing that was told. */
export function summaryWanted(language: LearningLanguage, asked: string): SummaryWanted | null {
  const text = withoutCheckLead(language, asked);
  if (isOfObstacles(text, language) || proposes(language, text)) return null;
  if (language === 'en') return wantedInEnglish(text);
  // In other languages only words tell what a question asks for, and these are the surest.
  if (!asksOpenly(language, text)) return null;
  if (isOfHelp(text, language)) return { part: 'help', isSure: true };
  if (isOfACase(text, language)) return null;
  if (asksWhoHears(language, text)) return { part: 'is', isSure: true };
  return isOfDeeds(text, language) ? { part: 'do', isSure: false } : null;
}

function wantedInEnglish(text: string): SummaryWanted | null {
  const plain = bare(text);
  if (OF_SOMETHING_ELSE.test(plain)) return null;
  if (TO_SOMEBODY_ELSE.test(plain)) {
    if (ASKS_WHEN_TO_RING.test(plain)) return { part: 'help', isSure: true };
    return { part: OF_WHAT_IS_DONE.test(plain) ? 'do' : 'is', isSure: true };
  }
  const isOfSigns = isOfHelp(text, 'en') && ASKS_WHICH.test(plain);
  if (isOfSigns || isOfCaseBefore(text)) return { part: 'help', isSure: true };
  if (isOfACase(text, 'en')) return null;
  const isSure = namesNothing(text);
  if (DEEDS.test(plain)) return { part: 'do', isSure };
  if (isOfNext(text, 'en')) return { part: 'next', isSure };
  return asksForWhole('en', text) ? { part: 'is', isSure: !/\babout\b/.test(plain) } : null;
}
