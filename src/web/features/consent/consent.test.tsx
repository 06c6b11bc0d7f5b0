// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installAudio, installMicrophone } from '#web/features/testing/fake-browser.ts';
import { conversation, openCases, patientCase, sent } from '#web/testing/complex-case.ts';
import { type Answer, refuse } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const provider = (capability: string, host: string) => ({ capability, name: 'Speech Service', host });
const CONFIG = {
  traceUrl: '',
  flagUrl: '',
  providers: [
    provider('transcriber', 'speech.example'),
    provider('patient', 'chat.example'),
    provider('translator', 'words.example'),
    provider('somethingNew', 'new.example'),
  ],
};
const ALL = CONFIG.providers.map(({ capability }) => capability);
const consentsTo = (capabilities: readonly string[]) =>
  CONFIG.providers
    .filter(({ capability }) => capabilities.includes(capability))
    .map(({ capability, host }) => ({ capability, host }));
const PRACTICES = {
  vocabulary: '/level/beginner-vocabulary/practice/vocabulary',
  guided_case: '/level/beginner-guided/practice/guided',
  complex_case: '/level/beginner-complex/practice/complex',
} as const;

function open(
  levelType: keyof typeof PRACTICES,
  agreed: readonly string[],
  answers: Record<string, Answer> = {},
) {
  return openCases([patientCase()], {
    '/config.json': () => CONFIG,
    me: () => ({
      me: { id: 'u', language: 'es', languageToLearn: 'en', providerConsents: consentsTo(agreed) },
    }),
    level: () => ({ level: { slug: 'x', title: 'x', levelType } }),
    guidedPracticeGroup: () => ({ guidedPracticeGroup: null }),
    availableVocabularyItems: () => ({
      availableVocabularyItems: {
        vocabularyItem: null,
        attempts: 0,
        bestScore: null,
        statistics: { completedCount: 0, totalCount: 0, remainingCount: 0, completionPercentage: 0 },
      },
    }),
    consentToProviders: () => ({ consentToProviders: { success: true, message: '' } }),
    ...answers,
  });
}

const TITLE = 'Before you begin: where your work goes';
const agree = async () => userEvent.dblClick(await screen.findByRole('button', { name: 'Agree and go on' }));

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  installAudio();
  installMicrophone();
  logInAs({ language: 'es', languageToLearn: 'en' });
});

describe('before anything goes to another service', () => {
  it.each(Object.entries(PRACTICES))('the practice %s says what goes where', async (levelType, path) => {
    open(levelType as keyof typeof PRACTICES, []);
    await renderApp(path);
    await screen.findByRole('heading', { level: 1, name: TITLE });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toContain(
      'Recordings of your voice, to write down what you say to speech.example (Speech Service)',
    );
    expect(items).toContain(
      'The case and what you say in it, to play the patient to chat.example (Speech Service)',
    );
    expect(items.join()).not.toContain('new.example');
    expect(screen.queryByRole('heading', { name: 'A cough' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Levels' }).getAttribute('href')).toBe(
      '/levelchooser?level=beginner',
    );
  });

  it('a learner agrees once and goes on', async () => {
    const { calls } = open('complex_case', []);
    await renderApp(PRACTICES.complex_case);
    await agree();
    expect(await screen.findByRole('heading', { level: 1, name: 'A cough' })).toBeTruthy();
    const [agreed, ...more] = sent(calls, 'consentToProviders');
    expect(more).toEqual([]);
    expect(agreed?.variables.providers).toContainEqual({ capability: 'patient', host: 'chat.example' });
  });

  it('a learner is asked again for what has gone elsewhere since, and for nothing else', async () => {
    open('complex_case', ['patient', 'translator']);
    await renderApp(PRACTICES.complex_case);
    await screen.findByRole('heading', { level: 1, name: TITLE });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.join()).toContain('speech.example');
    expect(items.join()).not.toContain('chat.example');
  });

  it('a consent that could not be saved lets nothing through', async () => {
    let works = false;
    open('complex_case', [], {
      consentToProviders: () =>
        works ? { consentToProviders: { success: true, message: '' } } : refuse({ code: 'SRV_001' }),
    });
    await renderApp(PRACTICES.complex_case);
    await agree();
    expect((await screen.findByRole('alert')).textContent).toContain('Your consent could not be saved.');
    expect(screen.queryByRole('heading', { name: 'A cough' })).toBeNull();
    works = true;
    await agree();
    expect(await screen.findByRole('heading', { name: 'A cough' })).toBeTruthy();
  });

  it('nobody is asked who has agreed', async () => {
    open('complex_case', ALL);
    await renderApp(PRACTICES.complex_case);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'A cough' })).toBeTruthy());
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});

it('a service that translates is offered for every native language', async () => {
  const { calls } = openCases([{ ...patientCase(), conversation: conversation('Where?', 'It hurts.') }], {
    '/config.json': () => CONFIG,
    me: () => ({ me: { id: 'u', language: 'uk', languageToLearn: 'en', providerConsents: consentsTo(ALL) } }),
    translateText: () => ({ translateText: { translatedText: 'Болить.' } }),
  });
  await renderApp(PRACTICES.complex_case);
  await userEvent.click(await screen.findByRole('button', { name: 'Translate to Українська 1 credit' }));
  expect(await screen.findByText('Болить.')).toBeTruthy();
  expect(sent(calls, 'translateText')[0]?.variables).toMatchObject({ targetLanguage: 'uk' });
});
