import { AppError } from '#domain/errors.ts';
import { LISTENING } from '#domain/oet/listening/module.ts';
import { encodeListeningResults } from '#domain/oet/listening/results-wire.ts';
import { partOf } from '#domain/oet/modules.ts';
import { mutationResult } from '#words/mutation-result.ts';
import type { Deps } from '../../../deps.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { VoiceResultRef } from '../../conversation/language-help.graphql.ts';
import { QuestionRef, SubmitTestResultRef } from '../papers/questions.graphql.ts';
import {
  getListeningAudio,
  getListeningResults,
  getListeningSection,
  type ListeningSection,
  type PlayableExtract,
  submitListening,
} from './listening.service.ts';
import type { Recording } from './recordings.store.ts';

/** Longer than any attempt at a part, so that a reload asks for a new one at the latest. */
const LINK_MS = 4 * 3_600_000;

function urlOf({ clock, mediaUrl }: Pick<Deps, 'clock' | 'mediaUrl'>, learnerId: string) {
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  return ({ blobKey: key }: Recording) => mediaUrl({ key, learnerId, expiresAt });
}

const ExtractRef = builder.objectRef<PlayableExtract>('Extract').implement({
  description:
    '(ext) the recordings of a part one by one. notes: the printed notes with gaps, where the extract has them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    title: t.exposeString('title'),
    notes: t.exposeString('notes', { nullable: true }),
    pauseSeconds: t.exposeInt('pauseSeconds', {
      description: '(ext) to look at notes or questions before it.',
    }),
    audioUrl: t.string({
      nullable: true,
      description: "null while it is being made. The learner's own, for some hours.",
      resolve: ({ recording }, _args, context) =>
        recording && urlOf(context.deps, learnerOf(context).learnerId)(recording),
    }),
    durationMs: t.int({ nullable: true, resolve: ({ recording }) => recording?.durationMs ?? null }),
    turnStartsMs: t.intList({
      description: '(ext) when somebody begins to speak, so that what was just said can be heard again.',
      resolve: ({ recording }) => recording?.turns.map(({ fromMs }) => fromMs) ?? [],
    }),
  }),
});

const ListeningSectionRef = builder.objectRef<ListeningSection>('ListeningSection').implement({
  description: 'audioText: an opaque reference until the part is submitted, the script afterwards.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ paper }) => paper.title }),
    description: t.string({ resolve: ({ paper }) => paper.description }),
    audioText: t.exposeString('audioText'),
    timeLimitMinutes: t.int({ resolve: ({ definition }) => definition.phases[0]?.minutes ?? 0 }),
    questionByPart: t.field({
      type: [QuestionRef],
      description: "Another part than the section's own: VAL_001.",
      args: { part: t.arg.string({ required: false }) },
      resolve: ({ definition, paper }, { part }) => {
        if (part && partOf(LISTENING, part) !== definition) {
          throw new AppError('VAL_001', { reason: 'unknown_part' });
        }
        return [...paper.questions];
      },
    }),
    extracts: t.field({ type: [ExtractRef], resolve: ({ extracts }) => [...extracts] }),
  }),
});

builder.queryField('listeningTestSection', (t) =>
  t.field({
    type: ListeningSectionRef,
    access: 'learner',
    args: { part: t.arg.string(), progressId: t.arg.id() },
    resolve: (_root, named, context) =>
      getListeningSection(context.deps, learnerOf(context).learnerId, named),
  }),
);

builder.queryField('listeningTestResults', (t) =>
  t.string({
    access: 'learner',
    description: 'A JSON string. Before submission: VAL_001 not_submitted.',
    args: { progressId: t.arg.id(), part: t.arg.string() },
    resolve: async (_root, named, context) => {
      const { learnerId } = learnerOf(context);
      const url = urlOf(context.deps, learnerId);
      return encodeListeningResults(await getListeningResults(context.deps, learnerId, named, url));
    },
  }),
);

builder.mutationField('generateListeningAudio', (t) =>
  t.field({
    type: VoiceResultRef,
    access: 'learner',
    description: "text: the reference of one of the learner's own parts. It is in the price of the attempt.",
    args: { text: t.arg.string() },
    resolve: async (_root, { text }, context) => ({
      mp3: await getListeningAudio(context.deps, learnerOf(context).learnerId, text),
    }),
  }),
);

builder.mutationField('submitListeningTest', (t) =>
  t.once({
    type: SubmitTestResultRef,
    description: 'As submitReadingTest.',
    args: {
      progressId: t.arg.id(),
      part: t.arg.string(),
      answers: t.arg.string(),
      revision: t.arg.int({ required: false }),
    },
    resolve: async (_root, { revision, ...submission }, context) => {
      const { learnerId } = learnerOf(context);
      const sent = { ...submission, revision: revision ?? null };
      const marks = await submitListening(context.deps, context.call, learnerId, sent);
      return { ...mutationResult('submission', null), ...marks };
    },
  }),
);
