import { QUESTIONS, type Symptom, type Topic } from './acts.ts';
import type { Speaker, SpeaksFor, Utterance } from './brief.ts';

/** Occasions on which every patient has something to say, whatever the case. Each has several wordings. */
export const TALK = [
  'greeting',
  'permission_granted',
  'not_understood',
  'not_understood_again',
  'ask_between',
  'not_sure',
  'nothing_else',
  'already_told',
  'hesitant',
  'touched',
  'acknowledge',
  'examine_agreed',
  'plan_agreed',
  'no_diagnosis_yet',
  'diagnosis_heard',
  'test_heard',
  'treatment_heard',
  'advice_heard',
  'safety_net_heard',
  'follow_up_heard',
  'referral_heard',
  'reassured_vaguely',
  'understood',
  'no_questions',
  'summary_right',
  'go_on',
  'thanks',
  'goodbye',
  'small_talk',
  /** Asked whether it was easy to come here. */
  'way_found',
  'stay_in_role',
  'question_repeated',
  'repeat_intro',
  'nod_heard',
  'lead_in',
  'half_missed',
  'no_detail',
  'as_said_no',
  /** To a question for several symptoms. */
  'none_of_those',
  /** The same, after those that there are. */
  'nothing_besides',
  /** Asked which of several things to begin with. */
  'leave_choice',
  /** Asked how she feels about what was explained. */
  'feel_now',
  /** Asked to say in her own words what she has not taken in. */
  'not_taken_in',
  /** Asked for a part of a plan of which nothing was told. */
  'not_told',
  /** Asked what might stand in the way of it, where nothing does. */
  'no_obstacle',
  /** To a warning that bad news will follow. */
  'news_feared',
  /** To bad news. */
  'shocked',
  /** To whatever is said after it. */
  'stunned',
  /** To a kind word after it. */
  'comforted',
  /** To an answer that can't be right. */
  'doubts',
  /** To an answer that may be right or wrong. */
  'answer_heard',
] as const;

export type TalkOccasion = (typeof TALK)[number];

/**
 * What is said on these occasions in a role-play, in English: the other one may be a carer or an owner, and talks to a
 * vet or a radiographer as well as to a doctor. Those that a patient knows too stand in place of the common ones.
 */
export const ROLE_PLAY_TALK = [
  'acknowledge',
  'permission_granted',
  'examine_agreed',
  'plan_agreed',
  'diagnosis_heard',
  'test_heard',
  'treatment_heard',
  'advice_heard',
  'safety_net_heard',
  'follow_up_heard',
  'referral_heard',
  'reassured_vaguely',
  'touched',
  'go_on',
  'summary_right',
  'nod_heard',
  'small_talk',
  'stay_in_role',
  'hesitant',
  'not_understood',
  'goodbye',
  /** To an offer of the candidate's. */
  'offer_taken',
  /** To a proposal that something unsettled stands against. */
  'not_yet',
  /** To what made a concern worse. */
  'put_off',
  /** Asked how one feels about what was said: where nothing stands against it any more, and where something does. */
  'feel_now',
  'feel_uneasy',
  /** Into a silence, where there is nothing more to tell. */
  'a_little_more',
  /** Before what a summary got wrong. */
  'summary_wrong',
  /** Asked to give back what has not been explained. */
  'nothing_to_give_back',
] as const;

export type RolePlayOccasion = (typeof ROLE_PLAY_TALK)[number];

/** Things of daily life that no case has a topic for. */
export const DAILY = ['pets', 'weapons'] as const;

export type DailyTopic = (typeof DAILY)[number];

/** What is asked about everybody. */
export const ORDINARY = [...QUESTIONS, ...DAILY] as const;

export type OrdinaryTopic = (typeof ORDINARY)[number];

/** How people of one kind ordinarily answer. What is not named fits everybody. */
export interface OrdinaryAnswer {
  readonly for?: readonly SpeaksFor[] | undefined;
  readonly sex?: Speaker | undefined;
  /** Ages in years, both inclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly lines: readonly Utterance[];
}

/** What every patient of the course can say besides what is in the case. */
export interface PatientTalk {
  readonly lines: Readonly<Record<TalkOccasion, readonly Utterance[]>>;
  /** 'No, no fever.' */
  readonly denials: Readonly<Record<Symptom, Utterance>>;
  /** What a topic is called between `{a}` and `{b}` of the line `ask_between`: 'when it started', 'any fever'. */
  readonly names: Readonly<Record<Topic, Utterance>>;
  /** What is answered where a case has no facts: the first that fits the speaker. */
  readonly ordinary: Readonly<Partial<Record<OrdinaryTopic, readonly OrdinaryAnswer[]>>>;
  readonly rolePlay: Readonly<Record<RolePlayOccasion, readonly string[]>>;
}
