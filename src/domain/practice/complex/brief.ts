import type { LearningLanguage } from '../../languages.ts';
import type { Statement, Symptom, Topic } from './acts.ts';
import type { Allergen } from './allergens.ts';

/** One thing the patient can say, in the case's language and translated into the other four. */
export type Utterance = Readonly<Record<LearningLanguage, string>>;

/**
 * When a fact is told: unasked with the complaint; to an open question; only when its topic is asked for; or only
 * when, besides, its condition is met.
 */
export type Disclosure = 'volunteered' | 'open' | 'specific' | 'guarded';

/**
 * What a guarded fact waits for: a kind word earlier in the conversation, the reassurance that it stays between the
 * two, or to be asked for a second time.
 */
export type Condition = 'empathy' | 'confidentiality' | 'asked_twice';

/** Something true about the patient. Nothing that is not a fact or a denial of the brief is ever said to be so. */
export interface Fact<Text = Utterance> {
  readonly id: string;
  readonly topic: Topic;
  readonly disclosure: Disclosure;
  readonly condition?: Condition | undefined;
  /** Whether the answer is yes or no, where the topic is asked for with a yes-or-no question. */
  readonly polarity?: 'yes' | 'no' | undefined;
  /** Words of the case's language that point to this fact among those of its topic, or to it alone: 'your fall'. */
  readonly words?: readonly string[] | undefined;
  /** Of an allergy: what it is to, so that it is defended against whatever of that is proposed. */
  readonly allergens?: readonly Allergen[] | undefined;
  /** Ways of asking for it in the case's language, beside those for its topic. */
  readonly asks?: readonly string[] | undefined;
  readonly short: Text;
  readonly full: Text;
  /** A hint at a guarded fact that the patient drops unasked. */
  readonly cue?: Text | undefined;
}

/**
 * An answer to a question that only this case raises: what became of a fact ('Was he hurt?'), or what somebody in this
 * place is asked ('Who runs your stall meanwhile?'). It is found by likeness to the ways of asking.
 */
export interface Detail<Text = Utterance> {
  readonly id: string;
  /** The fact that it goes on from. It is not told before that fact may be. */
  readonly of?: string | undefined;
  /** Ways of asking for it in the case's language, elliptic ones ('And her?') only beside `of`. */
  readonly asks: readonly string[];
  readonly says: Text;
}

/** What the patient wants to know. Asked once, and again when the doctor moves on without an answer. */
export interface PatientQuestion<Text = Utterance> {
  readonly id: string;
  readonly text: Text;
  /** Acts of the doctor that answer it. */
  readonly answeredBy: readonly Statement[];
  /** Of the case's language: what the reaction takes for granted was said. Without, the reaction fits any answer. */
  readonly settledBy?: readonly string[] | undefined;
  /** Words of a wrong answer: it is doubted. One that is denied settles the question. */
  readonly contradictedBy?: readonly string[] | undefined;
  readonly reaction: Text;
}

/** The fear behind the visit. The patient is calmed only by what names it, and shocked when a dread is affirmed. */
export interface Worry<Text = Utterance> {
  readonly words: readonly string[];
  /** Those of the words that stand for the harm itself: 'cancer', not 'your voice'. */
  readonly dreads?: readonly string[] | undefined;
  readonly calmed: Text;
  readonly stillWorried: Text;
}

/**
 * Something that a good explanation of the case has. It is made by a phrase of `says` in or beside a sentence that
 * names what it is `about`, unless that phrase is denied. A word that ends in * stands for all that begin so.
 */
export interface KeyPoint {
  readonly id: string;
  /** What is to be done, beginning with a verb. All texts are in the case's language. */
  readonly goal: string;
  readonly about: readonly string[];
  /** Without, naming it is enough. */
  readonly says?: readonly string[] | undefined;
  /** Phrases of a sentence about it that would do harm. */
  readonly against?: readonly string[] | undefined;
  /** A sentence that makes the point. */
  readonly model: string;
  /** What the patient says to it, the first time that it is made. */
  readonly heard?: Utterance | undefined;
  /** What is said instead where it was made in few words: it speaks of nothing that may not have been said. */
  readonly noted?: Utterance | undefined;
  /** What the patient says it comes to, asked to say back what was explained: no more than any way of making it says. */
  readonly back?: Utterance | undefined;
}

/**
 * What a line says that is spoken once something was explained: what it is, what she does, leaves off, when she gets help,
 * what others do; her yes to what is proposed; what stands in its way.
 */
export const UPTAKE_PARTS = ['is', 'do', 'avoid', 'help', 'next', 'agree', 'hard'] as const;

export type UptakePart = (typeof UPTAKE_PARTS)[number];

/** Something that a patient says of what was explained, advised or proposed, once it was, in her own words. */
export interface Uptake<Text = Utterance> {
  readonly id: string;
  readonly part: UptakePart;
  /** It may be said once a phrase of each group was said, within a few sentences; without any, at all times. */
  readonly told: readonly (readonly string[])[];
  /** Ways in which it is asked for, or proposed. */
  readonly asks: readonly string[];
  readonly says: Text;
}

/** What a summary sums up: the whole of it, what she does, what others do, when she gets help. */
export const SUMMARY_PARTS = ['is', 'do', 'next', 'help'] as const satisfies readonly UptakePart[];

export type SummaryPart = (typeof SUMMARY_PARTS)[number];

/** Several things that were told, in one breath, as somebody tells them at home. */
export interface Summary<Text = Utterance> {
  readonly id: string;
  readonly part: SummaryPart;
  /** It may be said once an uptake of each group may be: these tell all that it says. */
  readonly of: readonly (readonly string[])[];
  readonly says: Text;
}

export type Speaker = 'female' | 'male';

/** Whose history the speaker tells: her own, or that of a child, an animal or a grown-up relative. */
export const SPEAKS_FOR = ['self', 'child', 'animal', 'adult'] as const;

export type SpeaksFor = (typeof SPEAKS_FOR)[number];

/** What the patient of a case knows, feels and says. It never reaches the browser. */
export interface Brief<Text = Utterance> {
  readonly voice: Speaker;
  /** For itself where it is not said. */
  readonly speaksFor?: SpeaksFor | undefined;
  /** Answer to the first greeting or open question: the complaint in the patient's words. */
  readonly opening: Text;
  readonly facts: readonly Fact<Text>[];
  readonly details?: readonly Detail<Text>[] | undefined;
  readonly uptakes?: readonly Uptake<Text>[] | undefined;
  readonly summaries?: readonly Summary<Text>[] | undefined;
  /** Symptoms that the patient surely does not have. */
  readonly denies: readonly Symptom[];
  readonly worry: Worry<Text>;
  readonly questions: readonly PatientQuestion<Text>[];
  /** Whether there is bad news to tell: its own reactions are written for somebody who has heard it. */
  readonly grave?: boolean | undefined;
  /** Reactions of this patient's own to what the doctor explains or proposes. */
  readonly reactions: Readonly<Partial<Record<Statement, Text>>>;
  /** Topics that a good consultation of this case covers. */
  readonly essential: readonly Topic[];
  /** What a good explanation has. A case without is reviewed by its topics alone. */
  readonly keyPoints?: readonly KeyPoint[] | undefined;
}

export interface VitalSigns {
  readonly bloodPressure: string;
  readonly heartRate: string;
  readonly respiratoryRate: string;
  readonly temperature: string;
}

/** What the learner is told about a patient before the conversation. Spec section 3. */
export interface PatientInfo {
  readonly age: number;
  readonly gender: string;
  readonly chiefComplaint: string;
  readonly history: string;
  readonly vitalSigns: VitalSigns;
}
