/** How a question of reading or listening is answered, as the wire has it. */
export const QUESTION_TYPES = ['MCQ', 'FILL', 'TRUE_FALSE', 'SUMMARY'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const TRUE_FALSE_OPTIONS = ['True', 'False'] as const;

/** What a question asks for, so that progress can say what goes well: OET's own test focuses. */
export const SKILLS = [
  'locating',
  'short_answer',
  'completion',
  'main_point',
  'purpose',
  'detail',
  'inference',
  'opinion',
  'reference',
  'meaning',
  // What is noted down of a consultation.
  'number',
  'medicine',
  'medical_term',
  'everyday_word',
  'summary',
] as const;
export type Skill = (typeof SKILLS)[number];

/** What a text or a recording is about. */
export const OET_TOPICS = [
  'medicines',
  'infection',
  'surgery',
  'emergency',
  'long_term_conditions',
  'cancer',
  'mental_health',
  'older_people',
  'children',
  'women_and_newborns',
  'nutrition',
  'rehabilitation',
  'public_health',
  'ethics_and_communication',
  'workplace',
  'technology_and_research',
] as const;
export type OetTopic = (typeof OET_TOPICS)[number];

/** A question as a candidate sees it. */
export interface Question {
  readonly id: string;
  readonly number: number;
  readonly type: QuestionType;
  readonly text: string;
  /** null unless it is an MCQ. */
  readonly options: readonly string[] | null;
  readonly marks: number;
  /** The passage or the extract that it is about; null where finding that is what is asked. */
  readonly passageId: string | null;
  /** What to do, said once for a group of questions. */
  readonly instruction: string;
  readonly skill: Skill;
  readonly topic: OetTopic;
}

export interface Passage {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** Paragraphs are separated by a blank line. */
  readonly body: string;
}

/** What every part shows of itself. */
export interface ExamPaper {
  readonly title: string;
  readonly description: string;
}

/** What a candidate may see of a part whose answers are marked question by question. */
export interface QuestionPaper extends ExamPaper {
  readonly questions: readonly Question[];
}

/** Where the answer is proved: words of a text or of a recording, verbatim. */
export interface Evidence {
  readonly quote: string;
  /** The passage's or the extract's id. */
  readonly sourceId: string;
}

/** Something that a summary must say: a word of each set, in one sentence. */
export interface KeyPoint {
  readonly point: string;
  readonly concepts: readonly (readonly string[])[];
  readonly evidence: Evidence;
}

type Answer =
  | { readonly type: 'MCQ' | 'TRUE_FALSE'; readonly answer: string }
  | {
      readonly type: 'FILL';
      readonly accept: readonly string[];
      /** What is said as well, and is wrong here. */
      readonly distractor?: string;
    }
  | { readonly type: 'SUMMARY'; readonly points: readonly KeyPoint[]; readonly model: string };

/** What is right, why, and what proves it. Secret until its part is submitted. */
export type QuestionKey = Answer & { readonly why: string; readonly evidence: Evidence };

/** The secret half of a part, by the ids of its questions. */
export type PartKey = Readonly<Record<string, QuestionKey>>;

/** What is shown as right: the first of several that are accepted; of a summary, one that says all. */
export function correctAnswer(key: QuestionKey): string {
  if (key.type === 'FILL') return key.accept[0] ?? '';
  return key.type === 'SUMMARY' ? key.model : key.answer;
}
