import type { LearningLanguage } from '../../languages.ts';

/** One term or phrase in all the forms that count as it. */
export type Phrase = readonly string[];

export interface FeedbackPhrases {
  readonly medicalTerms: readonly Phrase[];
  /** Also what the specification calls professional phrases. */
  readonly politePhrases: readonly Phrase[];
}

/**
 * What the local feedback of a case looks for. English is the list of spec section 9, word for word; the others
 * mean the same, in its order, with the forms that grammar asks for.
 */
export const FEEDBACK_PHRASES: Readonly<Record<LearningLanguage, FeedbackPhrases>> = {
  en: {
    medicalTerms: [
      ['diagnosis'],
      ['treatment'],
      ['symptoms'],
      ['prescription'],
      ['examination'],
      ['prognosis'],
      ['referral'],
      ['follow-up'],
    ],
    politePhrases: [
      ['please'],
      ['thank you'],
      ['would you'],
      ['could you'],
      ['may I'],
      ['let me explain'],
      ['I understand'],
    ],
  },
  es: {
    medicalTerms: [
      ['diagnóstico'],
      ['tratamiento'],
      ['síntomas'],
      ['receta', 'prescripción'],
      ['exploración', 'examen'],
      ['pronóstico'],
      ['derivación', 'remisión'],
      ['seguimiento', 'revisión'],
    ],
    politePhrases: [
      ['por favor'],
      ['gracias'],
      ['querría', 'le importaría', 'le gustaría'],
      ['podría'],
      ['puedo', 'me permite'],
      ['déjeme explicarle', 'permítame explicarle', 'déjeme que le explique', 'permítame que le explique'],
      ['entiendo', 'comprendo'],
    ],
  },
  fr: {
    medicalTerms: [
      ['diagnostic'],
      ['traitement'],
      ['symptômes'],
      ['ordonnance', 'prescription'],
      ['examen'],
      ['pronostic'],
      ['orientation', 'adresser'],
      ['suivi'],
    ],
    politePhrases: [
      ["s'il vous plaît"],
      ['merci'],
      ['voudriez-vous', 'vous voudriez', 'aimeriez-vous', 'vous aimeriez'],
      ['pourriez-vous', 'vous pourriez'],
      ['puis-je', 'est-ce que je peux', 'me permettez-vous', 'vous me permettez'],
      ['laissez-moi vous expliquer', 'permettez-moi de vous expliquer'],
      ['je comprends'],
    ],
  },
  de: {
    medicalTerms: [
      ['Diagnose'],
      ['Behandlung', 'Therapie'],
      ['Symptome', 'Beschwerden'],
      ['Rezept', 'Verordnung'],
      ['Untersuchung'],
      ['Prognose'],
      ['Überweisung'],
      ['Nachsorge', 'Verlaufskontrolle', 'Kontrolltermin'],
    ],
    politePhrases: [
      ['bitte'],
      ['danke', 'vielen Dank'],
      ['würden Sie'],
      ['könnten Sie'],
      ['darf ich', 'dürfte ich'],
      ['lassen Sie mich erklären', 'lassen Sie mich Ihnen erklären', 'lassen Sie mich das erklären'],
      ['ich verstehe', 'verstehe ich'],
    ],
  },
  pt: {
    medicalTerms: [
      ['diagnóstico'],
      ['tratamento'],
      ['sintomas'],
      ['receita', 'prescrição'],
      ['exame'],
      ['prognóstico'],
      ['encaminhamento', 'referenciação'],
      ['acompanhamento', 'seguimento'],
    ],
    politePhrases: [
      ['por favor', 'se faz favor'],
      ['obrigado', 'obrigada'],
      ['gostaria', 'se importaria', 'importava-se'],
      ['poderia', 'podia'],
      ['posso', 'me permite', 'permite-me'],
      ['deixe-me explicar', 'deixe eu explicar', 'me deixe explicar', 'permita-me explicar'],
      ['entendo', 'compreendo', 'percebo'],
    ],
  },
};
