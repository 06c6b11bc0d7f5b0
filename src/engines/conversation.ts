import { languageOf, type Played, type SpokenTurn } from '#domain/conversation/conversation.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { RolePlayAssessment } from '#domain/oet/speaking/assessment.ts';
import { CLOSING_FROM_MS } from '#domain/oet/speaking/played-role-play.ts';
import type { Coverage } from '#domain/practice/complex/coverage.ts';
import type { ConsultationReview } from '#domain/practice/complex/review.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { type Cast, castOf } from './patient/cast.ts';
import type { Line } from './patient/draft.ts';
import type { Clause } from './patient/interpret.ts';
import { type Part, textIn } from './patient/part.ts';
import { answer, type PatientReply } from './patient/reply.ts';
import { requestsIn } from './patient/requests.ts';
import type { Scene } from './patient/scene.ts';
import type { PatientState } from './patient/state.ts';
import { joinedSubjects } from './patient/words/joined-subjects.ts';
import { reviewConsultation, type ToReview } from './review/review.ts';
import type { AssessRolePlay } from './roleplay/assess.ts';
import { type Alias, createUnderstanding, type Understanding } from './understanding/understand.ts';

export interface ReplyJob {
  readonly played: Played;
  readonly talk: PatientTalk;
  readonly seed: number;
  readonly turns: readonly SpokenTurn[];
  readonly state: PatientState | null;
}

export type AssessRolePlayJob = Omit<AssessRolePlay, 'understand'>;

export interface ReadAheadJob {
  readonly language: LearningLanguage;
  readonly texts: readonly { readonly text: string; readonly isLine: boolean }[];
}

export type ReviewJob = Omit<ToReview, 'read'>;

const understandings = new Map<LearningLanguage, Understanding>();

/** Begins with a language, or goes on with it. */
export function understandingOf(language: LearningLanguage): Understanding {
  const known = understandings.get(language) ?? createUnderstanding(language);
  understandings.set(language, known);
  return known;
}

/** What the threads of conversations do. Same input, same output, whichever thread answers. */
export const conversationHandlers = {
  /** Reads in a language ahead, with all that a conversation in it needs. */
  async prepare(language: LearningLanguage): Promise<void> {
    understandingOf(language).getReady();
  },

  /** Reads in lines, and ways of asking for them, that what is said will be compared with. */
  async readAhead({ language, texts }: ReadAheadJob): Promise<void> {
    const { lines } = understandingOf(language);
    for (const { text, isLine } of texts) lines?.[isLine ? 'line' : 'ask'](text);
  },

  /** Answers the latest turn. Without a state the doctor's turns before it are gone through first. */
  async reply({
    played,
    talk,
    seed,
    turns,
    state,
  }: ReplyJob): Promise<{ lines: readonly Line[]; state: PatientState }> {
    const language = languageOf(played);
    const cast = castOf(played);
    const said = turns.filter(({ role }) => role === 'doctor').map(({ content }) => content);
    const open = state ? said.slice(-1) : said;
    const understanding = understandingOf(language);
    const scene = sceneOf(language, cast, understanding);
    const isLate = played.kind === 'role-play' && played.elapsedMs >= CLOSING_FROM_MS;
    let reply: PatientReply = { state: state!, lines: [] };
    let before = state;
    for (const [index, turn] of open.entries()) {
      const isLatest = index === open.length - 1;
      const clauses = clausesOf(turn, { language, understanding, aliases: aliasesOf(cast.part) });
      reply = answer({
        brief: cast.part,
        talk,
        scene: { ...scene, isLate: isLate && isLatest },
        seed,
        state: before,
        clauses,
      });
      before = reply.state;
    }
    return reply;
  },

  /** What a consultation comes to. */
  async review({ language, brief, turns }: ReviewJob): Promise<ConsultationReview<Coverage>> {
    const understanding = understandingOf(language);
    const aliases = aliasesOf(brief);
    return reviewConsultation({
      language,
      brief,
      turns,
      read: (sentence) => understanding.read(sentence, aliases),
    });
  },

  /** Marks a role-play. The tagger's model is loaded with the first. */
  async assessRolePlay(job: AssessRolePlayJob): Promise<RolePlayAssessment> {
    const { assessRolePlay } = await import('./roleplay/assess.ts');
    const { understandAll } = await import('./roleplay/reading/understand-all.ts');
    const english = understandingOf('en');
    return assessRolePlay({ ...job, understand: understandAll(english), meaningOf: english.meaningOf });
  },
};

export type ConversationHandlers = typeof conversationHandlers;

interface Reader {
  readonly language: LearningLanguage;
  readonly understanding: Understanding;
  readonly aliases: readonly Alias[];
}

/** A turn clause by clause; where a question joins subjects, also as one for each of them. */
function clausesOf(turn: string, { language, understanding, aliases }: Reader): Clause[] {
  const read = (text: string): Clause[] =>
    understanding
      .read(text, aliases)
      .map((clause) => ({ ...clause, symptoms: understanding.symptomsIn(clause.text) }));
  return requestsIn(language, turn)
    .flatMap(read)
    .map((clause) => ({ ...clause, subjects: joinedSubjects(language, clause.text).flatMap(read) }));
}

/** Reads what the patient has said: it is part of what the next clause means, and the doctor still thinks. */
export function expectAnswer({ played }: ReplyJob, { lines }: Pick<PatientReply, 'lines'>): void {
  const language = languageOf(played);
  const said = textIn(lines.at(-1)?.utterance ?? {}, language);
  if (said !== '') understandingOf(language).lines?.clause(said, null);
}

function sceneOf(language: LearningLanguage, cast: Cast, understanding: Understanding): Scene {
  const said = cast.part.facts.map(
    ({ id, short, full }) => [id, `${textIn(short, language)} ${textIn(full, language)}`] as const,
  );
  const spoken = said.map(([id, text]) => [id, understanding.symptomsIn(text)] as const);
  return {
    language,
    person: cast.person,
    lines: understanding.lines ?? undefined,
    meaningOf: understanding.meaningOf,
    mentions: {
      ...Object.fromEntries(spoken.filter(([, symptoms]) => symptoms.length > 0)),
      opening: cast.complaint.flatMap((text) => understanding.symptomsIn(text)),
    },
  };
}

function aliasesOf(brief: Pick<Part, 'facts'> | null): Alias[] {
  return (brief?.facts ?? []).flatMap(({ words, topic }) =>
    (words ?? []).map((phrase) => ({ phrase, topic })),
  );
}
