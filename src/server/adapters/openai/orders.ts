import { isPlainlyAnotherLanguage } from './language-check.ts';

/** Words of people who mark, or of those who talk to a model: no letter to a reader of clinical notes has them, and no talk with a patient. */
const SPOKEN_TO_A_MARKER: readonly RegExp[] = [
  /\b(?:examiners?|graders?|rubrics?|assessors?|chief assessor|candidates?|test cent(?:re|er))\b/,
  /\b(?:to|dear|subsequent|future|every) markers?\b|\bthe marker (?:will|has|must|should|is|may)\b|\bmarker(?: note)?\s*:/,
  /\b(?:full|maximum|top|highest(?: possible)?|high|good|best|perfect|minimum) (?:marks?|bands?|grades?)\b/,
  /\b(?:re-?)?mark(?:ing|ed)? (?:(?:this|the|my) (?:letter|script|work|test)|(?:it )?as (?:an? )?[a-d]\b)/,
  /^\W*mark(?:ing)?\s*:/,
  /\bgrades? [a-d]\b(?![\w-])/,
  /\b(?:award|give|grant|return|output)\b.{0,40}\b(?:marks|grades?|bands?|maximum)\b/,
  /\baward\b.{0,40}\b(?:[1-5]\d0|[1-7] ?\/ ?7)\b/,
  /\b(?:purpose|content|conciseness|genre|organi[sz]ation|language|criteria)\b\W{0,4}(?:=\W*)?[0-7]\b/,
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules?|rubrics?|prompts?|mistakes?|errors?|above)\b/,
  /\b(?:language model|chatgpt|openai|the assistant|an? ai|system prompt|prompt injection|test mode|calibration script|model answer|few-shot)\b/,
  /\b(?:developers?|engineers?) of\b.{0,20}\bengine\b/,
  /\b(?:this|my) (?:letter|script|work|test)\b.{0,60}\b(?:grades?|graded|marks|marked|scores?|scored|accepted|reviewed by|pass|fail|maximum)\b/,
  /\b(?:sixth|fifth|fourth|third|second|last|next) (?:time|attempt) (?:for|at) (?:the|this) (?:test|exam)\b|\blet me pass\b|\bpass (?:this|the) (?:test|exam)\b/,
  /^\W*(?:system|assistant|user|developer)\s*:/,
  /<\||\|>|<!--|-->|<\/?[a-z][^>\n]*>|^\W*\{.*"\s*:|={3,}|\b(?:decode|base64)\b/,
  /\b(?:checklist|every item|all items|all criteria|every criterion|each criterion)\b/,
];

/** 'I G N O R E' is a word too. */
const SPACED_OUT = /\b(?:\p{L} ){3,}\p{L}\b/gu;

function isSpokenToAMarker(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(SPACED_OUT, (word) => word.replaceAll(' ', ''))
    .toLowerCase();
  return isPlainlyAnotherLanguage(text, 'en') || SPOKEN_TO_A_MARKER.some((pattern) => pattern.test(plain));
}

const BRACKETED = /\s*(?:\([^()]*\)|\[[^[\]]*\])/g;
const SENTENCES = /(?<=[.!?]["'”’)]*)\s+/;

/** A short line that begins by speaking to a marker speaks to a marker. */
const SHORT_LINE_WORDS = 45;

/** A paragraph or a turn without the sentences and brackets that speak to whoever marks. */
export function withoutOrders(paragraph: string): string {
  const sentences = paragraph
    .replace(BRACKETED, (bracketed) => (isSpokenToAMarker(bracketed) ? '' : bracketed))
    .split(SENTENCES);
  const isShort = paragraph.split(/\s+/).length <= SHORT_LINE_WORDS;
  if (isShort && isSpokenToAMarker(sentences[0] ?? '')) return '';
  return sentences.filter((sentence) => !isSpokenToAMarker(sentence)).join(' ');
}
