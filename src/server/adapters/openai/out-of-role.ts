import type { Played } from '#domain/conversation/conversation.ts';
import { plainWords } from './model-text.ts';
import { PARTNER_HEADINGS, PARTNER_RULES } from './partner-prompt.ts';
import { NOTE_HEADINGS, PATIENT_RULES } from './patient-prompt.ts';

/** A model that says what it is, in the five languages. Apostrophes are straight here. */
const CONFESSIONS: readonly RegExp[] = [
  /\b(?:chatgpt|openai|gpt-?\d|language model)\b/,
  /artificial intelligence|inteligencia artificial|inteligência artificial|intelligence artificielle|künstliche intelligenz/,
  /modelo (?:de|del) (?:lenguaje|linguagem|língua)|modèle (?:de langage|de langue|linguistique)|sprachmodell/,
  /(?<!\p{L})(?:(?:as|i am|i'm) (?:an )?ai|(?:soy|como|sou|je suis) (?:una|uma|une) ia|en tant qu'ia|(?:als|ich bin) (?:eine )?ki)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:virtual|digital|ai) assistant|(?:asistente|assistente) virtual|assistant virtuel|virtueller? assistent|chatbot)/u,
  /how (?:can|may) i (?:help|assist) you/,
  /\b(?:system|initial|hidden) (?:prompt|message|instructions?)\b/,
  /incharacter|^\s*\{/,
];

/** A run of as many words of the rules is a quotation. */
const QUOTED_WORDS = 7;
/** More facts than this, word for word, is no answer but the notes read out. */
const MOST_FACTS = 4;
/** Shorter wordings are too common to be told as quotations: 'No, never.' */
const SHORTEST_FACT = 15;

const runs = new Set([...PATIENT_RULES, ...PARTNER_RULES].flatMap(runsOf));
const headings = [...Object.values(NOTE_HEADINGS), ...Object.values(PARTNER_HEADINGS)].map((heading) =>
  plainWords(heading).join(' '),
);

/** Whether a reply speaks of the model, repeats its rules or the headings of its notes, or reads the notes out. */
export function isOutOfRole(reply: string, played: Played): boolean {
  const plain = reply.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const said = plainWords(reply).join(' ');
  return (
    CONFESSIONS.some((confession) => confession.test(plain)) ||
    runsOf(reply).some((run) => runs.has(run)) ||
    headings.some((heading) => said.includes(heading)) ||
    factsIn(said, factsOf(played)) > MOST_FACTS
  );
}

function runsOf(text: string): string[] {
  const all = plainWords(text);
  const last = all.length - QUOTED_WORDS;
  return Array.from({ length: Math.max(0, last + 1) }, (_, at) => all.slice(at, at + QUOTED_WORDS).join(' '));
}

/** All that the notes say to be said only at its time. */
function factsOf(played: Played): string[] {
  if (played.kind === 'case') return (played.brief?.facts ?? []).map(({ full }) => full[played.language]);
  const { facts, concerns } = played.key.brief;
  return [...facts.map(({ full }) => full), ...concerns.flatMap(({ says, still }) => [...says, ...still])];
}

function factsIn(said: string, facts: readonly string[]): number {
  return facts.filter((fact) => {
    const full = plainWords(fact).join(' ');
    return full.length >= SHORTEST_FACT && said.includes(full);
  }).length;
}
