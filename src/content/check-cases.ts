import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { checkDetails } from './check-details.ts';
import { checkSummaries } from './check-summaries.ts';
import { checkUptakes } from './check-uptakes.ts';
import type { CasePack } from './schemas.ts';
import type { NamedText } from './shared-runs.ts';
import { repeated, within } from './text-checks.ts';

export interface NamedCase {
  readonly path: string;
  readonly pack: CasePack;
}

type Brief = CasePack['brief'];
type Utterance = Brief['opening'];

const SHORT_WORDS = { min: 1, max: 14 };
const FULL_WORDS = { min: 3, max: 38 };
const LINE_WORDS = { min: 1, max: 38 };
/** Of a beginner's patient: no line is longer. */
const BEGINNER_WORDS = 12;
const CONTENT_WORDS = { min: 25, max: 110 };
const FACTS = { min: 16, max: 40 };

/** What every case must know of its patient, asked for or not. */
const NEEDED = [
  'name',
  'age',
  'onset',
  'past_history',
  'medication',
  'allergies',
  'ideas',
  'concerns',
  'expectations',
] as const;

/** What is wrong with cases, beyond their shape: a line for every fault. */
export function checkCases(cases: readonly NamedCase[]): string[] {
  return [
    ...cases.flatMap(({ path, pack }) => checkCase(path, pack).map((fault) => `${path}: ${fault}`)),
    ...repeated(cases.map(({ pack }) => pack.id)).map((id) => `the id ${id} stands twice`),
    // A client that knows no ids names a case by its description.
    ...repeated(cases.map(({ pack }) => pack.description)).map((text) => `"${text}" describes two cases`),
  ];
}

function checkCase(path: string, pack: CasePack): string[] {
  const { id, language, level, content, brief, keyPoints } = pack;
  const faults: string[] = [];
  if (!id.startsWith(`${language}-`)) faults.push('the id must start with the language');
  if (path !== `cases/${language}/${id}.yaml`) faults.push(`must stand at cases/${language}/${id}.yaml`);
  if (!within(content, CONTENT_WORDS)) faults.push('the introduction is too short or too long');
  return [
    ...faults,
    ...checkFacts(brief),
    ...checkDetails(brief.details ?? [], brief.facts),
    ...checkUptakes(
      (brief.uptakes ?? []).map(({ says, ...uptake }) => ({ ...uptake, text: says[language] })),
    ),
    ...checkSummaries(brief.summaries ?? [], brief.uptakes ?? []),
    ...checkTopics(brief),
    ...checkLines(pack),
    ...(level === 'beginner' ? checkShort(pack) : []),
    ...checkSafety(brief, language),
    ...checkKeyPoints(keyPoints ?? []),
  ];
}

const KEY_POINTS = { min: 3, max: 6 };
const GOAL_WORDS = { min: 3, max: 16 };
const MODEL_WORDS = { min: 5, max: 34 };

/** Key points are few, each a goal and something that can be said in a breath or two. */
function checkKeyPoints(points: NonNullable<CasePack['keyPoints']>): string[] {
  if (points.length === 0) return [];
  const isFew = points.length >= KEY_POINTS.min && points.length <= KEY_POINTS.max;
  return [
    ...(isFew ? [] : [`${points.length} key points are too few or too many`]),
    ...repeated(points.map(({ id }) => id)).map((id) => `the key point ${id} stands twice`),
    ...repeated(points.map(({ model }) => model)).map((text) => `"${text}" stands twice`),
    ...points.flatMap(({ id, goal, model }) => [
      ...(within(goal, GOAL_WORDS) ? [] : [`${id}: the goal is too short or too long`]),
      ...(within(model, MODEL_WORDS) ? [] : [`${id}: the model is too short or too long`]),
      ...(/[.?!]$/.test(model) ? [] : [`${id}: the model is no sentence`]),
    ]),
  ];
}

function checkFacts({ facts }: Brief): string[] {
  const faults = repeated(facts.map(({ id }) => id)).map((id) => `the fact ${id} stands twice`);
  if (facts.length < FACTS.min || facts.length > FACTS.max) {
    faults.push(`${facts.length} facts are too few or too many`);
  }
  for (const { id, disclosure, condition, cue } of facts) {
    if (disclosure === 'guarded' && !condition) faults.push(`${id}: a guarded fact needs a condition`);
    if (disclosure !== 'guarded' && condition) faults.push(`${id}: only a guarded fact has a condition`);
    if (disclosure !== 'guarded' && cue) faults.push(`${id}: only a guarded fact has a cue`);
  }
  if (!facts.some(({ disclosure }) => disclosure === 'guarded')) faults.push('nothing is guarded');
  const told = facts.filter(({ disclosure }) => disclosure === 'volunteered').length;
  if (told < 1 || told > 3) faults.push(`${told} facts are told unasked`);
  return faults;
}

function checkTopics({ facts, denies, essential }: Brief): string[] {
  const known = new Set<string>(facts.map(({ topic }) => topic));
  const denied = new Set<string>(denies.map((symptom) => `symptom.${symptom}`));
  return [
    ...NEEDED.filter((topic) => !known.has(topic)).map((topic) => `no fact about ${topic}`),
    ...repeated(denies).map((symptom) => `${symptom} is denied twice`),
    ...facts
      .filter(({ topic, polarity }) => denied.has(topic) && polarity !== 'no')
      .map(({ id, topic }) => `${id}: ${topic} is denied as well`),
    ...repeated(essential).map((topic) => `${topic} is essential twice`),
    ...essential
      .filter((topic) => !known.has(topic) && !denied.has(topic))
      .map((topic) => `${topic} is essential, but nothing is known about it`),
  ];
}

function checkLines(pack: CasePack): string[] {
  const { language: own } = pack;
  const faults: string[] = [];
  for (const { place, utterance, bounds } of linesOf(pack)) {
    if (!within(utterance[own], bounds)) faults.push(`${place}: too short or too long`);
    for (const language of LEARNING_LANGUAGES) {
      if (!/[.?!…]["»”]?$/.test(utterance[language])) faults.push(`${place}: ${language} is no sentence`);
    }
  }
  const said = linesOf(pack).map(({ utterance }) => utterance[own]);
  return [...faults, ...repeated(said).map((text) => `"${text}" stands twice`)];
}

function checkShort(pack: CasePack): string[] {
  return linesOf(pack)
    .filter(({ utterance }) => !within(utterance[pack.language], { min: 1, max: BEGINNER_WORDS }))
    .map(({ place }) => `${place}: a beginner's line has at most ${BEGINNER_WORDS} words`);
}

/** What only the right answer is met with. */
const GLAD: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:thank\w*|good|great|fine|perfect|lovely|glad|relief|phew|agreed)\b/i,
  es: /\b(?:gracias|bien|menos mal|de acuerdo|me alegr\w+|perfecto|estupendo|consuela|agradece)\b/i,
  fr: /\b(?:merci|bien|bon|d'accord|tant mieux|soulag\w+|parfait|compris)\b/i,
  de: /\b(?:danke|gut|prima|schön|super|erleichtert|zum glück)\b/i,
  pt: /\b(?:obrigad[oa]|que bom|bem|beleza|está bem|está certo|ainda bem|ótimo|alívio)\b/i,
};

/** Nobody is praised for harm: allergies say what they are to, and no answer is thanked for that can't be told. */
function checkSafety({ facts, worry, questions }: Brief, own: LearningLanguage): string[] {
  return [
    ...facts
      .filter(({ topic, polarity, allergens }) => topic === 'allergies' && polarity !== 'no' && !allergens)
      .map(({ id }) => `${id}: an allergy names its allergens`),
    ...facts
      .filter(({ topic, allergens }) => topic !== 'allergies' && allergens)
      .map(({ id }) => `${id}: only an allergy has allergens`),
    ...worry.dreads
      .filter((word) => !worry.words.includes(word))
      .map((word) => `the dread '${word}' is no word of the worry`),
    ...questions.flatMap(({ id, reaction, settledBy = [], contradictedBy = [] }) => [
      ...(GLAD[own].test(reaction[own]) && settledBy.length === 0
        ? [`${id}: the reaction is glad of any answer: list words that settle it`]
        : []),
      ...(contradictedBy.length > 0 && settledBy.length === 0
        ? [`${id}: what is contradicted by words is settled by words too`]
        : []),
      ...settledBy
        .filter((word) => contradictedBy.includes(word))
        .map((word) => `${id}: '${word}' settles and contradicts`),
    ]),
  ];
}

function linesOf({ brief, keyPoints = [] }: CasePack) {
  const { opening, facts, details = [], uptakes = [], summaries = [], worry, questions, reactions } = brief;
  const line = (place: string, utterance: Utterance, bounds = LINE_WORDS) => ({
    place,
    utterance,
    bounds,
    // Said in place of another line, which it may be like.
    isInstead: false,
  });
  return [
    line('opening', opening),
    ...facts.flatMap(({ id, short, full, cue }) => [
      line(`${id}, short`, short, SHORT_WORDS),
      line(`${id}, full`, full, FULL_WORDS),
      ...(cue ? [line(`${id}, cue`, cue)] : []),
    ]),
    ...details.map(({ id, says }) => line(id, says)),
    ...[...uptakes, ...summaries].map(({ id, says }) => ({ ...line(id, says), isInstead: true })),
    line('worry, calmed', worry.calmed),
    line('worry, stillWorried', worry.stillWorried),
    ...questions.flatMap(({ id, text, reaction }) => [line(id, text), line(`${id}, reaction`, reaction)]),
    ...keyPoints.flatMap(({ id, heard }) => (heard ? [line(`${id}, heard`, heard)] : [])),
    ...keyPoints.flatMap(({ id, noted }) =>
      noted ? [{ ...line(`${id}, noted`, noted), isInstead: true }] : [],
    ),
    ...keyPoints.flatMap(({ id, back }) => (back ? [{ ...line(`${id}, back`, back), isInstead: true }] : [])),
    ...Object.entries(reactions).map(([act, utterance]) => line(`reaction to ${act}`, utterance!)),
  ];
}

/** The texts that must not be copied from one another. */
export function caseTexts({ path, pack }: NamedCase): NamedText[] {
  return [
    { name: `${path}: content`, text: pack.content },
    ...linesOf(pack)
      .filter(({ isInstead }) => !isInstead)
      .map(({ place, utterance }) => ({
        name: `${path}: ${place}`,
        text: utterance[pack.language],
      })),
    ...(pack.keyPoints ?? []).map(({ id, model }) => ({ name: `${path}: ${id}`, text: model })),
  ];
}
