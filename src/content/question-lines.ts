import type { LearningLanguage } from '#domain/languages.ts';

/** A second question inside one sentence: a coordinated clause that asks again. Not at the start: 'And how ...'. */
const ASKS_AGAIN: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /(?:.,? (?:and|or) (?:what|where|when|which|who|how|why|do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|may|any)\b|, and\b|, or (?!only|just|even))/i,
  es: /(?:, (?:y|e|o|u) |.,? [yeo] (?:qué|cuál|cuánt\w+|cuándo|dónde|cómo|quién|ha|han|le|se|es|está|tiene|toma|hay)\b)/i,
  fr: /(?:, (?:et|ou) |. (?:et|ou) (?:quand|où|comment|combien|y a|avez|êtes|est-ce|prenez|buvez)(?=\s|-)|-(?:vous|il|elle)\b.*, \S+-(?:vous|ils?|elles?)\b)/i,
  de: /(?:, (?:und|oder) |. (?:und|oder) (?:was|wo|wann|wie|wer|welche\w*|warum|haben|hatten|ist|sind|war|gibt|kommt|könn\w+)\b|, (?:haben|hatten|gibt|können|sind) )/i,
  pt: /(?:, (?:e|ou) |. (?:e|ou) (?:o que|qual|quant\w+|quando|onde|como|quem|há|havia|tem|tomou?|toma|usa|está|é|continua|sente)\b)/i,
};

/** Three things or more in one question: 'any fever, cough or rash'. */
const LISTS: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /, [^,?]{1,60} (?:or|and) /i,
  es: /, [^,?]{1,60} [oyeu] /i,
  fr: /(?:, [^,?]{1,60} (?:ou|et) |(?:, d\S+ \S+){2})/i,
  de: /, [^,?]{1,60} (?:oder|und) /i,
  pt: /, [^,?]{1,60} (?:ou|e) /i,
};

/** What asks whether the patient has followed, or what the patient wants to know. */
const INVITES: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\b(?:(?:any|what|other|which) (?:\w+ )?questions\b|would you (?:\w+ )?like to (?:ask|know)|(?:does|did) (?:that|this) make sense|how does (?:that|this) sound|how would you feel about|your own words|is that clear|what do you (?:think|make|understand)|tell me what (?:you understand|we)|talk me through|explained (?:it|that|this) well)/i,
  es: /(?:(?:qué|alguna|otras?|más|tiene|quedan?|cuáles son sus) (?:preguntas?|dudas?)\b|preguntarme|qué le parece|(?:está|ha quedado|queda) claro|con sus (?:propias )?palabras|le gustaría saber|qué (?:ha entendido|entendió)|repít[ae]me)/i,
  fr: /(?:avez-vous (?:des|d'autres) questions|(?:quelles|d'autres) questions|est-ce clair|avec vos mots|souhaitez-vous (?:savoir|apprendre)|aimeriez-vous savoir|qu'en pensez-vous|que diriez-vous|qu'avez-vous (?:compris|retenu))/i,
  de: /(?:(?:welche|noch|weitere) Fragen|(?:eigenen|Ihren) Worten|verständlich|ist (?:das|Ihnen das) klar|was (?:möchten|wollen) Sie (?:\w+ )?(?:wissen|fragen)|was meinen Sie|was halten Sie|wiederholen Sie)/i,
  pt: /(?:(?:que|alguma|quais são suas|outras?) (?:perguntas?|dúvidas?)|quer perguntar|gostaria de (?:perguntar|saber)|(?:ficou|está) claro|com suas palavras|o que (?:o senhor |a senhora |você )?(?:acha disso|acha\?|entendeu))/i,
};

/** The sentences of a line that ask. */
function questionsOf(line: string): string[] {
  return line.match(/[^.?!…]*\?/gu)?.map((sentence) => sentence.trim()) ?? [];
}

/** Whether a clinician's line asks for two things at once: it leaves the patient to choose which one to answer. */
export function asksTwice(line: string, language: LearningLanguage): boolean {
  const questions = questionsOf(line);
  return (
    questions.length > 1 ||
    questions.some((question) => ASKS_AGAIN[language].test(question) || LISTS[language].test(question))
  );
}

/** Whether a clinician's line checks that the patient has understood, or invites questions. */
export function invitesQuestions(line: string, language: LearningLanguage): boolean {
  return INVITES[language].test(line);
}
