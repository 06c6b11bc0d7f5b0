import { encodeListeningResults, type ListeningResults } from '#domain/oet/listening/results-wire.ts';
import { type Answer, fakeNetwork } from './fake-network.ts';
import { partState, question } from './reading-part.ts';

/** A part of a listening test over the fake network: a recording with notes to fill in, and one without. */

export const LISTENING_PATH = '/oet/listening/test/p1/a';
export const LISTENING_RESULT_PATH = '/oet/listening/results/p1/A';

const MINUTE = 60_000;

const extract = (n: number, changes: object) => ({
  id: `a${n}`,
  label: `Extract ${n}`,
  title: 'A nurse and a patient',
  notes: null,
  audioUrl: `/media/${n}.mp3`,
  durationMs: 5 * MINUTE,
  turnStartsMs: [30_000, 42_000, 70_000],
  ...changes,
});

export const listeningSection = (changes: object = {}) => ({
  listeningTestSection: {
    title: 'Two consultations',
    extracts: [
      extract(1, { notes: 'Patient: Mr K.\n- works as a {{1}}\n- pain for {{2}}\n- sleeps {{9}}' }),
      extract(2, {}),
    ],
    questionByPart: [
      question(1, { questionText: 'works as a ________', instruction: 'Complete the notes.' }),
      question(2, { questionText: 'pain for ________', instruction: 'Complete the notes.' }),
      question(3, { questionType: 'SUMMARY', questionText: 'Sum up what is planned.' }),
      question(4, { questionText: 'What does he take at night?' }),
    ],
    ...changes,
  },
});

/** Heard for so long when the page asks. */
export const startedAgo = (ms: number) => {
  const { serverNow } = partState();
  const start = Date.parse(serverNow) - ms;
  return { startedAt: new Date(start).toISOString(), endsAt: new Date(start + 30 * MINUTE).toISOString() };
};

export function openListening(state: object = {}, answers: Record<string, Answer> = {}) {
  return fakeNetwork({
    me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en' } }),
    oetAttempt: () => ({
      me: { id: 'u' },
      oetAttempt: partState({ mode: 'exam', ...startedAgo(0), ...state }),
    }),
    startOetPhase: ({ mode }) => ({ startOetPhase: partState({ mode, ...startedAgo(0) }) }),
    listeningTestSection: () => listeningSection(),
    saveOetWork: () => ({ saveOetWork: { saved: true, revision: 1, conflict: null } }),
    submitListeningTest: () => ({ submitListeningTest: { success: true, message: 'Submitted.' } }),
    ...answers,
  });
}

export const listeningResults = (changes: Partial<ListeningResults> = {}) => ({
  listeningTestResults: encodeListeningResults({
    title: '聽',
    part: 'A',
    mode: 'exam',
    score: 50,
    marks_obtained: 1,
    total_marks: 2,
    submitted_at: '2026-03-01T10:20:00.000Z',
    feedback: ['**藥**'],
    band: 'C',
    estimated_score: null,
    overrun_seconds: 0,
    score_at_time: 50,
    extracts: [
      {
        id: 'a1',
        label: '甲',
        title: '題',
        audioUrl: '/media/1.mp3',
        turns: [
          { speaker: '護', text: '何？', fromMs: 31_000, toMs: 32_000 },
          { speaker: '患', text: '藥二。', fromMs: 33_000, toMs: 36_000 },
        ],
      },
    ],
    questions: [
      {
        id: 'q1',
        number: 1,
        type: 'FILL',
        text: '問',
        options: null,
        skill: 'number',
        answer: '藥一',
        correct: '藥二',
        marks: 1,
        obtained: 0,
        why: '因',
        spent_ms: null,
        evidence: { quote: '藥二', extractId: 'a1', fromMs: 33_500, toMs: 35_500 },
        distracted: true,
      },
    ],
    ...changes,
  }),
});
