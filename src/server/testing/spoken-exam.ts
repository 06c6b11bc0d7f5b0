import { randomUUID } from 'node:crypto';
import { decodeSpeakingResults, type SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { readTurns, type WiredTurn } from '#domain/oet/speaking/turns-wire.ts';
import { examCalls } from './exam-calls.ts';
import type { Answer } from './graphql-call.ts';
import type { TestLearner } from './learners.ts';
import type { TestServer } from './test-server.ts';

export const SPEAKING_SECTION = `query speakingTestSection($progressId: ID!) {
  speakingTestSection(progressId: $progressId) {
    id title rolePlayScenario timeLimitMinutes instructions profession rolePlayType preparationTime audioText timeLimit
    conversationHistory feedback score band card { setting role background tasks { id text } }
  }
}`;
export const SPEAKING_RESULTS = `query speakingTestResults($progressId: ID!) {
  speakingTestResults(progressId: $progressId)
}`;
const TURN = `mutation processOetAudioAndGenerateResponse($audioData: String!, $conversationHistory: [ChatMessageInput!]!,
  $progressId: ID, $correctedText: String, $correctedTurn: Int, $typedText: String) {
  processOetAudioAndGenerateResponse(audioData: $audioData, conversationHistory: $conversationHistory,
    progressId: $progressId, correctedText: $correctedText, correctedTurn: $correctedTurn, typedText: $typedText) {
    text response voiceResponse turn turns readings dictated
  }
}`;
const SUBMIT = `mutation submitSpeakingTest($progressId: ID!, $audioData: String!, $rolePlayType: String!) {
  submitSpeakingTest(progressId: $progressId, audioData: $audioData, rolePlayType: $rolePlayType) {
    success message score feedback
  }
}`;

/** A recording as a browser's begins, and nothing more. */
export const RECORDING = Buffer.from('\x1a\x45\xdf\xa3 a recording', 'latin1').toString('base64');

export interface SentTurn {
  readonly audioData?: string;
  readonly typedText?: string;
  readonly correctedText?: string;
  readonly correctedTurn?: number;
}

/** What a learner can ask for in a speaking test, besides what all modules share. */
export function spokenExam(server: TestServer, learner: TestLearner) {
  const exam = examCalls(server, learner);
  const turn = (
    progressId: string | null,
    sent: SentTurn = { audioData: RECORDING },
    key: string = randomUUID(),
  ): Promise<Answer> => exam.call(TURN, { audioData: '', conversationHistory: [], progressId, ...sent }, key);
  return {
    ...exam,
    turn,
    /** The answer to a turn that is taken. */
    taken: async (progressId: string, sent?: SentTurn) => {
      const { data, errors } = await turn(progressId, sent);
      if (errors.length > 0) throw new Error(JSON.stringify(errors[0]!.extensions));
      return data.processOetAudioAndGenerateResponse;
    },
    turns: async (progressId: string): Promise<WiredTurn[]> =>
      readTurns((await exam.attempt(progressId, null)).data.oetAttempt.turns),
    submit: (progressId: string, audioData = '', key: string = randomUUID()): Promise<Answer> =>
      exam.call(SUBMIT, { progressId, audioData, rolePlayType: 'routine' }, key),
    results: async (progressId: string): Promise<SpeakingResults> =>
      decodeSpeakingResults((await exam.call(SPEAKING_RESULTS, { progressId })).data.speakingTestResults),
    /** An attempt in its speaking phase. */
    begun: async (): Promise<string> => {
      const progressId = await exam.newAttempt('speaking');
      await exam.start(progressId, null, 'preparation');
      await exam.start(progressId, null, 'speaking');
      return progressId;
    },
  };
}
