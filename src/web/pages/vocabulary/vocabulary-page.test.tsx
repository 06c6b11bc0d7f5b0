// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Statistics } from '#web/features/practice/level-statistics.tsx';
import { type PracticeState, startPractice } from '#web/features/practice/practice-machine.ts';
import type { Translation } from '#web/features/practice/use-translation.ts';
import { useRecorder } from '#web/features/recorder/use-recorder.ts';
import { installAudio, installMediaQueries, installMicrophone } from '#web/features/testing/fake-browser.ts';
import { loadSections, loadWords } from '#web/lib/words/words.ts';
import {
  VocabularyEmpty,
  VocabularyFailure,
  VocabularyFrame,
  VocabularyTask,
  type VocabularyTaskProps,
} from './vocabulary-page.tsx';

beforeAll(async () => {
  await loadWords('en');
  await loadSections(['practice', 'learner']);
});
beforeEach(() => {
  installMediaQueries();
  installAudio();
  installMicrophone();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = {
  id: 'v1',
  term: 'fever',
  definition: 'A body temperature above the normal one.',
  example: 'The child has had a fever since Monday.',
  ipa: 'ˈfiːvə',
  repeat: false,
};

const hidden = (): Translation => ({ state: { kind: 'hidden' }, texts: 2, show: vi.fn(), clear: vi.fn() });

function renderPage(children: ReactNode) {
  return render(<MemoryRouter>{children}</MemoryRouter>);
}

function showLevel(statistics: Statistics) {
  return renderPage(
    <VocabularyFrame topLevel="beginner" statistics={statistics}>
      <p />
    </VocabularyFrame>,
  );
}

function Task(changes: Partial<VocabularyTaskProps>) {
  const recorder = useRecorder();
  return (
    <VocabularyTask
      item={item}
      native="es"
      learning="en"
      state={startPractice(0, null)}
      recorder={recorder}
      translation={hidden()}
      model={null}
      getModel={() => new Blob(['mp3'])}
      takeFocus={false}
      onResend={() => undefined}
      onNext={() => undefined}
      {...changes}
    />
  );
}

const show = (changes: Partial<VocabularyTaskProps> = {}) => renderPage(<Task {...changes} />);
const inState = (changes: Partial<PracticeState>) =>
  show({ state: { ...startPractice(0, null), ...changes } });
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('shows the term, its definition and its sentence in the language being learned', () => {
  show();
  const heading = screen.getByRole('heading', { level: 1, name: 'fever' });
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText(item.definition)).toBeTruthy();
  expect(screen.getByText(item.example)).toBeTruthy();
});

test('goes back to the modes of its own level and shows how far it is', () => {
  showLevel({ completedCount: 4, totalCount: 15 });
  const back = screen.getByRole('link', { name: 'Back to Levels' });
  expect(back.getAttribute('href')).toBe('/levelchooser?level=beginner');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('27');
  expect(screen.getByText('4 of 15 completed (27%)')).toBeTruthy();
});

test('the percentage of a level is rounded once', () => {
  // 35.48 %: by way of its one decimal, 35.5 %, it would become 36.
  showLevel({ completedCount: 11, totalCount: 31 });
  expect(screen.getByText('11 of 31 completed (35%)')).toBeTruthy();
});

test.each([
  ['record_first', 'Please record your pronunciation first.'],
  ['below_pass', 'Your pronunciation score must be at least 75% to proceed. Please try again.'],
  ['mark_failed', 'Failed to mark vocabulary test as completed. Please try again.'],
] as const)('%s is said beside Next', (notice, message) => {
  inState({ notice });
  expect(screen.getByText(message)).toBeTruthy();
});

test('counts the attempts and says when one may go on in any case', () => {
  inState({ attempts: 2, best: 61.5 });
  expect(screen.getByText('2 attempts')).toBeTruthy();
  expect(screen.getByText('Best score: 61.5')).toBeTruthy();
  expect(screen.getByText('After 1 more attempt you can go on in any case.')).toBeTruthy();
  cleanup();
  inState({ attempts: 3, best: 61.5 });
  expect(screen.getByText('You can go on to the next term.')).toBeTruthy();
});

test('a recording whose answer was lost is kept and can be sent again', async () => {
  const onResend = vi.fn();
  const check = {
    kind: 'unsent',
    message: 'An error occurred.',
    detail: 'Network connection error',
    mayResend: true,
  } as const;
  show({ state: { ...startPractice(0, null), check }, onResend });
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Your recording is kept. You can send it again; it counts once.')).toBeTruthy();
  await click('Send again');
  expect(onResend).toHaveBeenCalledOnce();
});

test('without credits the message stands and nothing is offered that would fail again', () => {
  const message = 'You have no credits remaining';
  inState({ check: { kind: 'unsent', message, detail: '', mayResend: false } });
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('while it is analysed neither Record nor Next does anything, and long waits are explained', async () => {
  vi.useFakeTimers();
  const onNext = vi.fn();
  show({ state: { ...startPractice(0, null), check: { kind: 'running' } }, onNext });
  await click('Next');
  await click('Record');
  expect(onNext).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.getByText('Listening to your recording...')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByText('Still listening (8 s). This can take up to 30 seconds.')).toBeTruthy();
  vi.useRealTimers();
});

test('how a term is said stands there before the first recording', () => {
  show();
  expect(screen.getByText('/ˈfiːvə/')).toBeTruthy();
  expect(screen.getByText('The mark ˈ stands before the stressed syllable.')).toBeTruthy();
});

test('an item that comes again is marked', () => {
  show({ item: { ...item, repeat: true } });
  expect(screen.getByText('Repeat')).toBeTruthy();
});

test('translates into the native language, and a second press clears it', async () => {
  const translation = hidden();
  show({ translation });
  await click('Translate to Español');
  expect(translation.show).toHaveBeenCalledWith('es');
  cleanup();
  const shown: Translation = {
    ...hidden(),
    state: {
      kind: 'shown',
      language: 'es',
      translation: { term: 'fiebre', definition: 'Temperatura alta.' },
    },
  };
  show({ translation: shown });
  expect(screen.getByText('fiebre').closest('[lang]')?.getAttribute('lang')).toBe('es');
  await click('Hide translation');
  expect(shown.clear).toHaveBeenCalledOnce();
});

test('a native language without translations is told so and offered the others, without a dead button', async () => {
  const translation = hidden();
  show({ native: 'uk', translation });
  expect(screen.getByText(/Українська needs a translation service/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Translate to/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
  await click('Français');
  expect(translation.show).toHaveBeenCalledWith('fr');
});

test('a translation that failed is said quietly', () => {
  show({ translation: { ...hidden(), state: { kind: 'failed', language: 'es' } } });
  expect(screen.getByText('Not available, try again')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a voice that cannot be had is said quietly beside its button', async () => {
  show({ getModel: () => Promise.reject(new Error('offline')) });
  await click('Listen');
  expect(screen.getByText('Not available, try again')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the next term takes the focus when it comes', () => {
  show({ takeFocus: true });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a level without content says what to do', () => {
  renderPage(<VocabularyEmpty />);
  expect(screen.getByText(/Please choose another level/)).toBeTruthy();
});

test('a level that cannot be loaded says why and can be tried again', async () => {
  const onRetry = vi.fn();
  renderPage(<VocabularyFailure message="Internal server error" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Error loading vocabulary: Internal server error');
  await click('Try again');
  expect(onRetry).toHaveBeenCalledOnce();
});
