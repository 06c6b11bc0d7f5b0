import { notesText, scenarioText, tasksText } from '#domain/oet/speaking/card-text.ts';
import { encodeSpeakingResults, type SpokenFeedback } from '#domain/oet/speaking/results-wire.ts';
import type { CandidateCard, CardTask } from '#domain/oet/speaking/role-play.ts';
import { mutationResult } from '#words/mutation-result.ts';
import type { Deps } from '../../../deps.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { getSpeakingTest, type SpeakingSection } from './speaking.service.ts';
import { getSpeakingResults } from './speaking-results.service.ts';
import { submitRolePlay } from './submission.service.ts';

const minutesOf = ({ definition }: SpeakingSection, phase: string) =>
  definition.phases.find((timed) => timed.phase === phase)?.minutes ?? 0;

const CardTaskRef = builder.objectRef<CardTask>('SpeakingCardTask').implement({
  description: '(ext) a task of a card.',
  fields: (t) => ({ id: t.exposeID('id'), text: t.exposeString('text') }),
});

const CandidateCardRef = builder.objectRef<CandidateCard>('SpeakingCard').implement({
  description: "(ext) the candidate's card, piece by piece.",
  fields: (t) => ({
    setting: t.exposeString('setting'),
    role: t.exposeString('role'),
    background: t.exposeString('background'),
    tasks: t.field({ type: [CardTaskRef], resolve: ({ tasks }) => [...tasks] }),
  }),
});

const SpeakingSectionRef = builder.objectRef<SpeakingSection>('SpeakingSection').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ paper }) => paper.title }),
    rolePlayScenario: t.string({ resolve: ({ paper }) => scenarioText(paper.card) }),
    timeLimitMinutes: t.int({ resolve: (section) => minutesOf(section, 'speaking') }),
    instructions: t.string({
      description: 'The tasks, a line each.',
      resolve: ({ paper }) => tasksText(paper.card),
    }),
    profession: t.string({ resolve: ({ paper }) => paper.profession }),
    rolePlayType: t.string({ resolve: ({ paper }) => paper.rolePlayType }),
    preparationTime: t.int({
      description: 'In minutes.',
      resolve: (section) => minutesOf(section, 'preparation'),
    }),
    audioText: t.string({
      description: 'Notes for the candidate, a line each.',
      resolve: ({ paper }) => notesText(paper.rolePlayType),
    }),
    timeLimit: t.int({
      description: 'In seconds.',
      resolve: (section) => minutesOf(section, 'speaking') * 60,
    }),
    conversationHistory: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What was said so far: a list of {role, content}.',
      resolve: ({ turns }) => turns.map(({ role, text }) => ({ role, content: text })),
    }),
    feedback: t.field({
      type: 'JSON',
      nullable: true,
      description: 'null until it is marked.',
      resolve: ({ outcome }) => outcome?.feedback ?? null,
    }),
    score: t.float({
      nullable: true,
      description: 'Percent; null until it is marked.',
      resolve: ({ outcome }) => outcome?.score ?? null,
    }),
    band: t.string({ nullable: true, resolve: ({ outcome }) => outcome?.band ?? null }),
    card: t.field({
      type: CandidateCardRef,
      description: "(ext) the candidate's card, piece by piece.",
      resolve: ({ paper }) => paper.card,
    }),
  }),
});

interface SubmitSpeakingResult {
  readonly success: boolean;
  readonly message: string;
  readonly score: number | null;
  readonly feedback: SpokenFeedback | null;
}

const SubmitSpeakingResultRef = builder.objectRef<SubmitSpeakingResult>('SubmitSpeakingResult').implement({
  description: 'score and feedback are null until it is marked: see speakingTestResults.',
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    score: t.exposeFloat('score', { nullable: true }),
    feedback: t.field({ type: 'JSON', nullable: true, resolve: ({ feedback }) => feedback }),
  }),
});

/** As long as a page with results is read. */
const LINK_MS = 4 * 3_600_000;

function urlOf({ clock, mediaUrl }: Pick<Deps, 'clock' | 'mediaUrl'>, learnerId: string) {
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  return (key: string) => mediaUrl({ key, learnerId, expiresAt });
}

builder.queryFields((t) => ({
  speakingTestSection: t.field({
    type: SpeakingSectionRef,
    access: 'learner',
    args: { progressId: t.arg.id() },
    resolve: (_root, { progressId }, context) =>
      getSpeakingTest(context.deps, learnerOf(context).learnerId, progressId),
  }),
  speakingTestResults: t.string({
    access: 'learner',
    description:
      'A JSON string encoded twice. Before submission: VAL_001 not_submitted; status marking until it is marked.',
    args: { progressId: t.arg.id() },
    resolve: async (_root, { progressId }, context) => {
      const { learnerId } = learnerOf(context);
      const url = urlOf(context.deps, learnerId);
      return encodeSpeakingResults(await getSpeakingResults(context.deps, learnerId, progressId, url));
    },
  }),
}));

builder.mutationField('submitSpeakingTest', (t) =>
  t.once({
    type: SubmitSpeakingResultRef,
    description:
      "Submitted once; it is marked afterwards, see speakingTestResults. audioData: '' where the server has every turn, else a recording that is taken as the only one.",
    args: { progressId: t.arg.id(), audioData: t.arg.string(), rolePlayType: t.arg.string() },
    resolve: async (_root, { progressId, audioData }, context) => {
      await submitRolePlay(context.deps, context.call, learnerOf(context).learnerId, {
        progressId,
        audioData,
      });
      return { ...mutationResult('rolePlay', null), score: null, feedback: null };
    },
  }),
);
