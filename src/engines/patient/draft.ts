import type { Statement, Symptom } from '#domain/practice/complex/acts.ts';
import type { PatientQuestion } from '#domain/practice/complex/brief.ts';
import type {
  OrdinaryTopic,
  PatientTalk,
  RolePlayOccasion,
  TalkOccasion,
} from '#domain/practice/complex/talk.ts';
import type { Part, PartDetail, PartFact, Spoken } from './part.ts';
import { fits, type Scene } from './scene.ts';
import { isShocked, type PatientState, withTrust } from './state.ts';

/** A line of a reply: an authored unit with its id, in the languages it is written in, or what was told, in English. */
export interface Line {
  readonly unit: string;
  readonly utterance: Spoken;
}

/** Whether a line takes up what was explained. */
export const takesUp = ({ unit }: Line): boolean => /^(?:heard|noted)\./.test(unit);

/** Whether a unit says back what was told, or is said of it. */
export const saysBack = (unit: string): boolean => /^(?:told|back|uptake|summary)\./.test(unit);

/** A point of the explanation that was made for the first time. */
export interface FreshPoint {
  readonly id: string;
  /** Whether most of what makes it a point was said. */
  readonly inFull: boolean;
}

/** More than this is a speech, not an answer. */
const MOST_LINES = 3;
/** In a role-play the candidate is to talk. */
const MOST_IN_ROLE_PLAY = 2;

/** Agreement, thanks and small talk, which nobody in shock has to spare. */
const CHEERFUL: ReadonlySet<TalkOccasion | RolePlayOccasion> = new Set<TalkOccasion | RolePlayOccasion>([
  'acknowledge',
  'advice_heard',
  'answer_heard',
  'diagnosis_heard',
  'examine_agreed',
  'feel_now',
  'follow_up_heard',
  'go_on',
  'no_questions',
  'nod_heard',
  'plan_agreed',
  'reassured_vaguely',
  'referral_heard',
  'safety_net_heard',
  'small_talk',
  'summary_right',
  'test_heard',
  'thanks',
  'touched',
  'treatment_heard',
  'understood',
]);

/** A reply in the making. The only thing in this room that changes; it lives for one turn. */
export class Draft {
  readonly brief: Part;
  readonly talk: PatientTalk;
  readonly lines: Line[] = [];
  readonly scene: Scene;
  state: PatientState;
  /** Points of the explanation that this turn makes for the first time. */
  fresh: readonly FreshPoint[] = [];
  readonly #seed: number;
  #room: number;

  constructor(brief: Part, talk: PatientTalk, scene: Scene, state: PatientState, seed: number) {
    this.brief = brief;
    this.talk = talk;
    this.scene = scene;
    this.state = { ...state, turn: state.turn + 1 };
    this.#seed = seed;
    this.#room = brief.resisting ? MOST_IN_ROLE_PLAY : MOST_LINES;
  }

  has(unit: string): boolean {
    return this.lines.some((line) => line.unit === unit);
  }

  /** Adds a line; what no longer fits is left unsaid, and then it does not count as told either. */
  say(unit: string, utterance: Spoken): boolean {
    if (this.has(unit)) return true;
    if (this.isFull()) return false;
    this.lines.push({ unit, utterance });
    return true;
  }

  /** Says a detail as it stands, and remembers when. */
  sayDetail({ id, says }: Pick<PartDetail, 'id' | 'says'>): boolean {
    if (!this.say(`detail.${id}`, says)) return false;
    this.set({ detailsTold: { ...this.state.detailsTold, [id]: this.state.turn } });
    return true;
  }

  isFull(spare = 0): boolean {
    return this.lines.length + spare >= this.#room;
  }

  /** Whoever asks for four things is told four. */
  makeRoomFor(asked: number): void {
    this.#room = Math.max(this.#room, asked);
  }

  /** The next wording of an occasion: they go round, beginning where the seed says. */
  sayFor(occasion: TalkOccasion | RolePlayOccasion): void {
    if (isShocked(this.state) && CHEERFUL.has(occasion)) {
      this.sayFor('stunned');
      return;
    }
    // Nobody hesitates or agrees twice in one breath.
    if (this.lines.some(({ unit }) => unit.startsWith(`talk.${occasion}.`))) return;
    const wordings = wordingsFor(this, occasion);
    const index = this.#next(occasion, wordings.length);
    this.say(`talk.${occasion}.${index}`, wordings[index]!);
  }

  /** What somebody like the speaker ordinarily answers. False where nobody has written that. */
  sayOrdinary(topic: OrdinaryTopic): boolean {
    const answers = this.talk.ordinary[topic] ?? [];
    const entry = answers.findIndex((answer) => fits(answer, this.scene.person));
    if (entry < 0) return false;
    const { lines } = answers[entry]!;
    const index = this.#next(`ordinary.${topic}`, lines.length);
    this.say(`ordinary.${topic}.${entry}.${index}`, lines[index]!);
    return true;
  }

  #next(kind: string, wordings: number): number {
    const used = this.state.used[kind] ?? 0;
    this.set({ used: { ...this.state.used, [kind]: used + 1 } });
    return (used + this.#seed) % wordings;
  }

  tell(fact: PartFact, asked: 'short' | 'full'): void {
    // Two questions may have one answer: the second one brings out the whole of it.
    const before = this.lines.findIndex(({ unit }) => unit.startsWith(`fact.${fact.id}.`));
    if (before >= 0) {
      this.#tellWhole(fact, before);
      return;
    }
    // In a role-play nothing is told in full twice.
    const isJustSaid = this.state.last.includes(`fact.${fact.id}.full`);
    const isTold = (this.brief.resisting || isJustSaid) && this.state.toldFully.includes(fact.id);
    const wording = isTold ? 'short' : asked;
    const said = this.say(`fact.${fact.id}.${wording}`, fact[wording]);
    if (!said) return;
    const { told, toldFully, turn } = this.state;
    this.set({
      told: { ...told, [fact.id]: told[fact.id] ?? turn },
      toldFully: wording === 'full' ? [...new Set([...toldFully, fact.id])] : toldFully,
    });
  }

  #tellWhole(fact: PartFact, at: number): void {
    const { toldFully } = this.state;
    if (this.lines[at]!.unit !== `fact.${fact.id}.short` || toldFully.includes(fact.id)) return;
    this.lines[at] = { unit: `fact.${fact.id}.full`, utterance: fact.full };
    this.set({ toldFully: [...toldFully, fact.id] });
  }

  withhold(fact: PartFact): void {
    // The latest stands last: it is the first to be told when the patient confides.
    const { [fact.id]: times = 0, ...others } = this.state.withheld;
    this.set({ withheld: { ...others, [fact.id]: times + 1 } });
  }

  deny(symptom: Symptom): void {
    if (!this.say(`denial.${symptom}`, this.talk.denials[symptom])) return;
    const denied = { ...this.state.denied, [symptom]: this.state.denied[symptom] ?? this.state.turn };
    this.state = { ...this.state, denied };
  }

  ask(question: PatientQuestion<Spoken>): void {
    if (!this.say(`question.${question.id}`, question.text)) return;
    this.state = {
      ...this.state,
      asked: [...new Set([...this.state.asked, question.id])],
      pending: { id: question.id, since: this.state.turn, repeated: false },
    };
  }

  react(act: Statement, otherwise: TalkOccasion): void {
    const own = this.brief.reactions[act];
    // What is said in shock is written for it, or common to all.
    const isFitting = !isShocked(this.state) || this.brief.grave;
    if (own && isFitting && !this.state.reacted.includes(act)) {
      this.say(`reaction.${act}`, own);
      this.set({ reacted: [...this.state.reacted, act] });
    } else {
      this.sayFor(otherwise);
    }
  }

  trustBy(change: number): void {
    this.state = { ...this.state, trust: withTrust(this.state.trust, change) };
  }

  set(change: Partial<PatientState>): void {
    this.state = { ...this.state, ...change };
  }
}

/** What is said on an occasion: in a role-play its own lines come before the common ones. */
export function wordingsFor(
  { brief, talk }: Pick<Draft, 'brief' | 'talk'>,
  occasion: TalkOccasion | RolePlayOccasion,
): readonly Spoken[] {
  const own = brief.resisting ? talk.rolePlay[occasion as RolePlayOccasion] : undefined;
  return own?.map((en) => ({ en })) ?? talk.lines[occasion as TalkOccasion] ?? [];
}
