import type {
  PhonemeScore,
  ScoredPronunciation,
  WeakSound,
  WordScore,
} from '#domain/practice/pronunciation.ts';
import { pronunciationFeedback, scaleNote } from '#words/pronunciation-feedback.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { getLearner } from '../accounts/accounts.service.ts';
import { findOfferedLine, scoreLine } from './guided.service.ts';
import { scoreTerm } from './pronunciation.service.ts';
import { scoreVocabulary } from './vocabulary.service.ts';

const PhonemeScoreRef = builder.objectRef<PhonemeScore>('PhonemeScore').implement({
  fields: (t) => ({
    phoneme: t.exposeString('phoneme'),
    ipa: t.exposeString('ipa'),
    score: t.exposeFloat('score'),
    startMs: t.exposeInt('startMs'),
    endMs: t.exposeInt('endMs'),
  }),
});

const WordScoreRef = builder.objectRef<WordScore>('WordScore').implement({
  fields: (t) => ({
    word: t.exposeString('word'),
    score: t.exposeFloat('score'),
    startMs: t.exposeInt('startMs'),
    endMs: t.exposeInt('endMs'),
    phonemes: t.field({ type: [PhonemeScoreRef], resolve: (word) => [...word.phonemes] }),
  }),
});

const WeakSoundRef = builder.objectRef<WeakSound>('WeakSound').implement({
  description: '(ext) a sound worth working on, worst first.',
  fields: (t) => ({
    word: t.exposeString('word'),
    phoneme: t.exposeString('phoneme'),
    ipa: t.exposeString('ipa'),
    score: t.exposeFloat('score'),
  }),
});

/** `attempts` and `bestScore` stand where the recording counted as an attempt at an item. */
type Scored = ScoredPronunciation & {
  readonly vocabularyId?: string;
  readonly attempts?: number;
  readonly bestScore?: number | null;
};

const PronunciationResultRef = builder.objectRef<Scored>('PronunciationResult').implement({
  description:
    'Scores 0..100. wordScores (ext): per word and per sound, so that a page can colour what went wrong.',
  fields: (t) => ({
    spokenText: t.exposeString('spokenText'),
    matchingAccuracy: t.exposeFloat('matchingAccuracy'),
    pronunciationScore: t.exposeFloat('pronunciationScore'),
    confidenceScore: t.exposeFloat('confidenceScore'),
    feedback: t.string({ resolve: (scored) => pronunciationFeedback(scored) }),
    vocabularyId: t.id({ nullable: true, resolve: (scored) => scored.vocabularyId ?? null }),
    wordScores: t.field({ type: [WordScoreRef], resolve: (scored) => [...scored.words] }),
    weakSounds: t.field({ type: [WeakSoundRef], resolve: (scored) => [...scored.weakSounds] }),
    attempts: t.int({
      description: '(ext) since the last completion.',
      resolve: (scored) => scored.attempts ?? 0,
    }),
    bestScore: t.float({ nullable: true, resolve: (scored) => scored.bestScore ?? null }),
    scale: t.exposeString('scale', { description: '(ext) expert, sounds or term.' }),
    scaleNote: t.string({
      description: '(ext) what the scores rest on, in words.',
      resolve: (scored) => scaleNote(scored.scale),
    }),
    engine: t.string({
      description: '(ext) which engine scored.',
      resolve: (_scored, _args, { deps }) => deps.pronunciationAssessor.engine.name,
    }),
  }),
});

builder.mutationFields((t) => ({
  testVocabularyPronunciation: t.paid({
    type: PronunciationResultRef,
    price: 'pronunciation',
    args: { expectedTerm: t.arg.string(), audioData: t.arg.string(), vocabularyId: t.arg.id() },
    resolve: (_root, args, context) =>
      scoreVocabulary(context.deps, context.call, { ...args, learnerId: learnerOf(context).learnerId }),
  }),
  testPronunciation: t.paid({
    type: PronunciationResultRef,
    price: 'pronunciation',
    args: {
      expectedTerm: t.arg.string(),
      audioData: t.arg.string(),
      guidedPracticeId: t.arg.id({ required: false }),
    },
    description:
      'Without guidedPracticeId a line of a dialogue on offer counts as such by its words; of another text nothing is stored.',
    resolve: async (_root, { expectedTerm, audioData, guidedPracticeId }, context) => {
      const { learnerId } = learnerOf(context);
      const recording = {
        expectedTerm,
        audioData,
        sent: [guidedPracticeId ?? null, expectedTerm, audioData],
      };
      const lineId = guidedPracticeId ?? (await findOfferedLine(context.deps, learnerId, expectedTerm))?.id;
      if (lineId) {
        return scoreLine(context.deps, context.call, { ...recording, learnerId, guidedPracticeId: lineId });
      }
      const { languageToLearn } = await getLearner(context.deps, learnerId);
      return scoreTerm(context.deps, context.call, { ...recording, language: languageToLearn });
    },
  }),
}));
