import { encodeSpeakingResults, type SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import type { WiredTurn } from '#domain/oet/speaking/turns-wire.ts';
import { type Answer, fakeNetwork } from './fake-network.ts';

/** A speaking test and its results over the fake network. */

export const SPEAKING_PATH = '/oet/speaking/test/p1';
export const SPOKEN_RESULTS = '/oet/speaking/results/p1';

const SERVER_NOW = '2026-03-01T10:00:00.000Z';
const endsAfter = (minutes: number) => new Date(Date.parse(SERVER_NOW) + minutes * 60_000).toISOString();

/** As oetAttempt answers it, in the speaking phase unless told otherwise. */
export const rolePlayState = (changes: object = {}) => ({
  part: null,
  phase: 'speaking',
  mode: 'exam',
  startedAt: SERVER_NOW,
  endsAt: endsAfter(5),
  serverNow: SERVER_NOW,
  savedAnswers: {},
  draft: null,
  revision: 0,
  submittedAt: null,
  turns: null,
  ...changes,
});

export const NOT_STARTED = { phase: 'not_started', startedAt: null, endsAt: null };
export const PREPARING = { phase: 'preparation', endsAt: endsAfter(3) };
export const OVER = '2026-03-01T09:59:00.000Z';

const section = {
  title: '傷口',
  profession: 'nursing',
  rolePlayType: 'resistant',
  audioText: '註一\n註二',
  card: {
    setting: '診所',
    role: '護士',
    background: '傷口不好。',
    tasks: [
      { id: 'greet', text: '問好' },
      { id: 'ask', text: '問傷' },
    ],
  },
};

export const wiredTurn = (number: number, text: string, changes: Partial<WiredTurn> = {}): WiredTurn => ({
  number,
  role: number % 2 === 1 ? 'doctor' : 'patient',
  text,
  source: number % 2 === 1 ? 'recognised' : null,
  at_ms: number * 1000,
  spoken_ms: null,
  voice: number % 2 === 1 ? null : 'male',
  ...changes,
});

/** What the learner said and what the other one answered, after the turns before. */
export function rolePlayAnswer(
  text: string,
  response: string,
  { before = [], ...changes }: { before?: readonly WiredTurn[]; source?: WiredTurn['source'] } = {},
) {
  const number = before.length + 1;
  return {
    processOetAudioAndGenerateResponse: {
      text,
      response,
      voiceResponse: '',
      turn: number + 1,
      turns: [...before, wiredTurn(number, text, changes), wiredTurn(number + 1, response)],
      readings: [],
      dictated: true,
    },
  };
}

export const NOTHING_UNDERSTOOD = {
  processOetAudioAndGenerateResponse: {
    text: '',
    response: '',
    voiceResponse: null,
    turn: null,
    turns: [],
    readings: [],
    dictated: false,
  },
};

export function openRolePlay(state: object = {}, answers: Record<string, Answer> = {}) {
  return fakeNetwork({
    me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en' } }),
    oetAttempt: () => ({ me: { id: 'u' }, oetAttempt: rolePlayState(state) }),
    rolePlayTurns: () => ({ me: { id: 'u' }, oetAttempt: rolePlayState(state) }),
    startOetPhase: ({ phase }) => ({
      startOetPhase: rolePlayState(phase === 'preparation' ? PREPARING : {}),
    }),
    speakingTestSection: () => ({ speakingTestSection: section }),
    processOetAudioAndGenerateResponse: ({ typedText }) =>
      rolePlayAnswer(String(typedText ?? '聽到'), '回答', typedText ? { source: 'typed' } : {}),
    generateVoice: () => ({ generateVoice: { audioData: '' } }),
    translateText: () => ({ translateText: { translatedText: '白話' } }),
    submitSpeakingTest: () => ({ submitSpeakingTest: { success: true, message: 'Submitted.' } }),
    speakingTestResults: () => rolePlayResults(),
    getUserProgress: () => ({ getUserProgress: null }),
    speakingProgress: () => ({ getUserProgress: { id: 'u', speakingProgress: null } }),
    oetAttempts: () => ({ oetAttempts: [] }),
    ...answers,
  });
}

type Review = NonNullable<SpeakingResults['review']>;

const indicator = (changes: Partial<Review['indicators'][number]>): Review['indicators'][number] => ({
  indicator: 'A1',
  verdict: 'yes',
  shown: [{ turn: 1, quote: '你好' }],
  why: '因',
  instead: null,
  ...changes,
});

const rolePlayReview = (): Review => ({
  marks: {
    intelligibility: null,
    fluency: 4,
    appropriateness: 5,
    grammar_and_expression: 4,
    relationship_building: 2,
    patients_perspective: 1,
    providing_structure: 2,
    information_gathering: 2,
    information_giving: 1,
  },
  unjudged: { intelligibility: '沒有聲音。' },
  indicators: [
    indicator({}),
    indicator({ indicator: 'A4', verdict: 'no', shown: [{ turn: 3, quote: '不痛' }], instead: '我明白' }),
    indicator({ indicator: 'B1', verdict: null, shown: [] }),
  ],
  findings: [
    {
      id: 'f1',
      criterion: 'appropriateness',
      rule: 'technical_term',
      severity: 'moderate',
      shown: { turn: 3, quote: '術語' },
      why: '難',
      mend: '易',
    },
  ],
  cues: [
    {
      id: 'c1',
      given: { turn: 2, quote: '我怕' },
      takenUp: { turn: 3, quote: '不痛' },
      settled: true,
      model: '一',
    },
    { id: 'c2', given: { turn: 4, quote: '我母親' }, takenUp: null, settled: false, model: '說說母親' },
  ],
  tasks: [
    { id: 'greet', text: '問好', verdict: 'yes', shown: { turn: 1, quote: '你好' }, model: '一' },
    { id: 'ask', text: '問傷', verdict: 'no', shown: null, model: '哪裡痛' },
  ],
  talk: { doctorMs: 62_000, patientMs: 31_000, articulationRate: 3.8 },
  next: { criterion: 'patients_perspective', text: '先問' },
});

const saidTurn = (
  number: number,
  text: string,
  changes: Partial<SpeakingResults['turns'][number]> = {},
): SpeakingResults['turns'][number] => ({
  number,
  role: number % 2 === 1 ? 'doctor' : 'patient',
  text,
  source: number % 2 === 1 ? 'recognised' : null,
  at_ms: number * 5000,
  audio_url: number % 2 === 1 ? `/media/${number}` : null,
  duration_ms: number % 2 === 1 ? 4000 : null,
  pauses: [],
  ...changes,
});

export const rolePlayResults = (changes: Partial<SpeakingResults> = {}) => ({
  speakingTestResults: encodeSpeakingResults({
    section: {
      title: '傷口',
      profession: 'nursing',
      role_play_type: 'resistant',
      card: section.card,
      partner: {
        kind: 'patient',
        name: '王',
        voice: 'male',
        role: '病人',
        background: '怕痛',
        tasks: ['拒絕'],
      },
    },
    status: 'marked',
    speaking_score: 71.04,
    speaking_progress: {
      band: 'B',
      completed_at: SERVER_NOW,
      feedback: [
        { grade: 'good', text: '好。' },
        { grade: 'fair', text: '改。' },
        { grade: 'poor', text: '缺。' },
      ],
    },
    estimated_score: 350,
    overrun_seconds: 70,
    feedback: {
      englishFluency: { score: 3.5, comments: ['流'] },
      voiceAccuracy: { score: null, comments: [] },
      commonMistakes: ['錯'],
      overallScore: 71.04,
      suggestions: ['試'],
    },
    engine: '機',
    unscorable: null,
    turns: [
      saidTurn(1, '你好'),
      saidTurn(2, '我怕'),
      saidTurn(3, '不痛 術語', { pauses: [{ fromMs: 500, toMs: 2500 }] }),
      saidTurn(4, '我母親'),
      saidTurn(5, '再見', { source: 'typed', audio_url: null, duration_ms: null }),
    ],
    review: rolePlayReview(),
    ...changes,
  }),
});

/** As long as nobody has assessed it. */
export const MARKING: Partial<SpeakingResults> = {
  status: 'marking',
  speaking_score: null,
  speaking_progress: { band: null, completed_at: SERVER_NOW, feedback: [] },
  estimated_score: null,
  feedback: null,
  engine: null,
  review: null,
};
