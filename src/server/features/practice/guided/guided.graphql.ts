import { type MutationResult, mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { getLearner } from '../../accounts/accounts.service.ts';
import { SpecialityRef } from '../../catalogue/catalogue.graphql.ts';
import { specialityOf } from '../../catalogue/catalogue.service.ts';
import { PronunciationResultRef } from '../../speech/pronunciation.graphql.ts';
import { scoreTerm } from '../../speech/pronunciation.service.ts';
import { type PracticeCounts, PracticeStatisticsRef } from '../levels/statistics.graphql.ts';
import {
  findOfferedLine,
  type GuidedAttempt,
  type GuidedDialogue,
  getGuidedDialogue,
  scoreLine,
  submitGuided,
} from './guided.service.ts';
import type { DialogueLine } from './guided.store.ts';

const GuidedPracticeRef = builder.objectRef<DialogueLine>('GuidedPractice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    doctorMessage: t.exposeString('doctorMessage'),
    patientMessage: t.exposeString('patientMessage'),
    sequence: t.exposeInt('sequence'),
    attempts: t.exposeInt('attempts', { description: '(ext) scored attempts since the last completion.' }),
    bestScore: t.exposeFloat('bestScore', { nullable: true, description: '(ext) the best of them.' }),
  }),
});

const GuidedPracticeGroupRef = builder.objectRef<GuidedDialogue>('GuidedPracticeGroup').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    repeat: t.exposeBoolean('repeat'),
    guidedPractices: t.field({ type: [GuidedPracticeRef], resolve: ({ lines }) => [...lines] }),
    statistics: t.field({ type: PracticeStatisticsRef, resolve: (dialogue): PracticeCounts => dialogue }),
    speciality: t.field({
      type: SpecialityRef,
      resolve: ({ specialitySlug }, _args, { deps }) => specialityOf(deps.db, specialitySlug),
    }),
  }),
});

const GuidedAttemptRef = builder.objectRef<GuidedAttempt>('GuidedAttempt').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    score: t.exposeInt('score'),
    guidedGroup: t.field({ type: GuidedPracticeGroupRef, resolve: ({ dialogue }) => dialogue }),
  }),
});

interface GuidedAttemptResult extends MutationResult {
  readonly attempt: GuidedAttempt | null;
}

const GuidedAttemptResultRef = builder.objectRef<GuidedAttemptResult>('GuidedAttemptResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    attempt: t.field({ type: GuidedAttemptRef, nullable: true, resolve: ({ attempt }) => attempt }),
  }),
});

builder.queryField('guidedPracticeGroup', (t) =>
  t.field({
    type: GuidedPracticeGroupRef,
    nullable: true,
    access: 'learner',
    args: { levelSlug: t.arg.string() },
    resolve: (_root, { levelSlug }, context) =>
      getGuidedDialogue(context.deps, learnerOf(context).learnerId, levelSlug),
  }),
);

builder.mutationField('testPronunciation', (t) =>
  t.paid({
    type: PronunciationResultRef,
    price: 'pronunciation',
    args: {
      expectedTerm: t.arg.string(),
      audioData: t.arg.string(),
      guidedPracticeId: t.arg.id({ required: false }),
      language: t.arg.string({
        required: false,
        description: '(ext) of a text that is no line; by default the one being learned.',
      }),
    },
    description:
      'Without guidedPracticeId and language a line of a dialogue on offer counts as such by its words; of another text nothing is stored.',
    resolve: async (_root, { expectedTerm, audioData, guidedPracticeId, language }, context) => {
      const { learnerId } = learnerOf(context);
      const recording = {
        expectedTerm,
        audioData,
        sent: [guidedPracticeId ?? null, expectedTerm, audioData, ...(language ? [language] : [])],
      };
      if (language) return scoreTerm(context.deps, context.call, { ...recording, language });
      const lineId = guidedPracticeId ?? (await findOfferedLine(context.deps, learnerId, expectedTerm))?.id;
      if (lineId) {
        return scoreLine(context.deps, context.call, { ...recording, learnerId, lineId });
      }
      const { languageToLearn } = await getLearner(context.deps, learnerId);
      return scoreTerm(context.deps, context.call, { ...recording, language: languageToLearn });
    },
  }),
);

builder.mutationField('submitGuidedAttempt', (t) =>
  t.once({
    type: GuidedAttemptResultRef,
    description:
      "Takes scored recordings of the dialogue's lines. Their mean is the score, whatever the client sends.",
    args: { guidedGroupId: t.arg.id(), score: t.arg.int() },
    resolve: async (_root, { guidedGroupId, score }, context): Promise<GuidedAttemptResult> => {
      const submission = { learnerId: learnerOf(context).learnerId, dialogueId: guidedGroupId, score };
      const outcome = await submitGuided(context.deps, context.call, submission);
      return typeof outcome === 'string'
        ? { ...mutationResult('guided', outcome), attempt: null }
        : { ...mutationResult('guided', null), attempt: outcome };
    },
  }),
);
