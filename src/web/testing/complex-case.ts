import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Answer, fakeNetwork, type SentCall } from './fake-network.ts';

/** A clinical case over the fake network, for tests of its page. */

export const COMPLEX_PATH = '/level/beginner-complex/practice/complex';

export const patientCase = (changes: object = {}) => ({
  id: 'c1',
  title: 'A cough',
  content: 'You work in a clinic. A teacher comes with a cough.',
  clinicalCase: {
    description: 'A teacher with a cough.',
    patientInfo: {
      age: 34,
      gender: 'female',
      chiefComplaint: 'Cough',
      history: 'Healthy.',
      vitalSigns: {
        bloodPressure: '118/74 mmHg',
        heartRate: '76/min',
        respiratoryRate: '14/min',
        temperature: '37.1 °C',
      },
    },
  },
  repeat: false,
  engine: 'embedded patient',
  voice: 'male',
  speciality: { name: 'General practice' },
  statistics: { completedCount: 1, totalCount: 3 },
  conversation: null,
  ...changes,
});

export const conversation = (...contents: string[]) => ({
  id: 'k1',
  turns: contents.map((content, index) => ({
    number: index + 1,
    role: index % 2 === 0 ? 'doctor' : 'patient',
    content,
  })),
});

export const reply = (response: string) => ({ generateAiMessage: { response, conversationId: 'k1' } });

/** What a review says of a consultation, nothing by default. */
export const aReview = (changes: object = {}) => ({
  engine: 'embedded review',
  harms: [],
  keyPoints: [],
  covered: [],
  missed: [],
  manners: [],
  ...changes,
});

/** A learner of English whose level offers these cases, one after another. */
export function openCases(cases: readonly (object | null)[], answers: Record<string, Answer> = {}) {
  let asked = 0;
  return fakeNetwork({
    me: () => ({ me: { id: 'u', language: 'es', languageToLearn: 'en', providerConsents: [] } }),
    level: () => ({ level: { slug: 'beginner-complex', title: 'Cases', levelType: 'complex_case' } }),
    patientCase: () => ({ patientCase: cases[Math.min(asked++, cases.length - 1)] }),
    generateAiMessage: () => reply('It hurts when I cough.'),
    generateVoice: () => ({ generateVoice: { audioData: '' } }),
    completePatientCase: () => ({ completePatientCase: { success: true, message: '' } }),
    consultationReview: () => ({
      consultationReview: aReview(),
    }),
    ...answers,
  });
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const sent = (calls: readonly SentCall[], operation: string) =>
  calls.filter((call) => call.operation === operation);
export const keysOf = (calls: readonly SentCall[]) =>
  new Set(calls.map(({ headers }) => headers['idempotency-key']));

/** Types something and sends it with Enter. */
export async function say(text: string): Promise<void> {
  await userEvent.type(field(), `${text}{Enter}`);
}

/** Records something for longer than a double click takes. */
export async function record(): Promise<void> {
  await press(/^Record( again)?$/);
  const stop = await screen.findByRole('button', { name: 'Stop' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 550)));
  await userEvent.click(stop);
}
