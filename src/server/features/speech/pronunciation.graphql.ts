import type {
  HeardSound,
  PhonemeScore,
  ScoredPronunciation,
  WeakSound,
  WordScore,
} from '#domain/practice/pronunciation.ts';
import { pronunciationFeedback, scaleNote } from '#words/pronunciation-feedback.ts';
import { builder } from '../../graphql/builder.ts';

const HeardSoundRef = builder.objectRef<HeardSound>('HeardSound').implement({
  description: '(ext) a sound that was heard; both are empty where nothing was.',
  fields: (t) => ({ phoneme: t.exposeString('phoneme'), ipa: t.exposeString('ipa') }),
});

const PhonemeScoreRef = builder.objectRef<PhonemeScore>('PhonemeScore').implement({
  fields: (t) => ({
    phoneme: t.exposeString('phoneme'),
    ipa: t.exposeString('ipa'),
    score: t.exposeFloat('score'),
    startMs: t.exposeInt('startMs'),
    endMs: t.exposeInt('endMs'),
    instead: t.field({
      type: HeardSoundRef,
      nullable: true,
      description: '(ext) what was heard in its place; null where no other sound fits clearly better.',
      resolve: ({ instead }) => instead,
    }),
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
    instead: t.field({ type: HeardSoundRef, nullable: true, resolve: ({ instead }) => instead }),
  }),
});

/** `attempts` and `bestScore` stand where the recording counted as an attempt at an item. */
type Scored = ScoredPronunciation & {
  readonly vocabularyId?: string;
  readonly attempts?: number;
  readonly bestScore?: number | null;
};

export const PronunciationResultRef = builder.objectRef<Scored>('PronunciationResult').implement({
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
