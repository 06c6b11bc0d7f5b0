// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadSections, loadWords } from '#web/lib/words/words.ts';
import { installAudio, installMediaQueries } from '../testing/fake-browser.ts';
import { PronunciationView } from './pronunciation-view.tsx';
import type { PronunciationReport } from './report.ts';

beforeAll(async () => {
  await loadWords('en');
  await loadSections(['practice']);
});
beforeEach(() => {
  installMediaQueries();
  installAudio();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sound = (phoneme: string, ipa: string, score: number, startMs: number) => ({
  phoneme,
  ipa,
  score,
  startMs,
  endMs: startMs + 80,
});

const report: PronunciationReport = {
  spokenText: 'knee',
  matchingAccuracy: 96.4,
  pronunciationScore: 74.6,
  confidenceScore: 88,
  feedback: 'Work on the long vowel.',
  wordScores: [
    {
      word: 'knee',
      score: 74.6,
      startMs: 0,
      endMs: 200,
      phonemes: [sound('N', 'n', 92, 0), sound('IY', 'iː', 31, 80)],
    },
  ],
  weakSounds: [],
  scaleNote: 'Fitted to experts.',
  engine: 'Embedded aligner',
};

function show(changes: Partial<PronunciationReport> = {}, expectedTerm = 'knee') {
  const getModel = () => new Blob(['mp3']);
  render(
    <PronunciationView
      report={{ ...report, ...changes }}
      expectedTerm={expectedTerm}
      language="en"
      take={new Blob(['take'])}
      model={null}
      getModel={getModel}
    />,
  );
}

test('each sound stands on its letters with its number and its grade in words', () => {
  show();
  expect(screen.getByRole('button', { name: 'kn n 92 of 100, good' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ee iː 31 of 100, needs work' })).toBeTruthy();
});

test('a sound opens what it is and how to make it, and closes again', async () => {
  show();
  const button = screen.getByRole('button', { name: /^ee/ });
  await act(async () => fireEvent.click(button));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toContain('The sound /iː/');
  expect(panel?.textContent).toContain('As in "knee"');
  await act(async () => fireEvent.click(button));
  expect(screen.queryByText(/As in "knee"/)).toBeNull();
});

test('the score that decides is shown with its decimal and never as passed below 75', () => {
  show();
  expect(screen.getByText('74.6')).toBeTruthy();
  expect(screen.getByText('75 is needed')).toBeTruthy();
  cleanup();
  show({ pronunciationScore: 75 });
  expect(screen.getByText('Passed')).toBeTruthy();
});

test('without graded sounds the words stand alone', () => {
  show({ wordScores: [{ word: 'rodilla', score: 81, startMs: 0, endMs: 300, phonemes: [] }] }, 'rodilla');
  expect(screen.getByText('rodilla')).toBeTruthy();
  expect(screen.getByText('Single sounds are not graded in this language yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /of 100/ })).toBeNull();
});

test('another term that was heard is named', () => {
  show({ spokenText: 'kidney' });
  expect(screen.getByText('We heard: kidney')).toBeTruthy();
  cleanup();
  show({ spokenText: '' });
  expect(screen.getByText('We did not recognise this term in your recording.')).toBeTruthy();
});

test('says what the score rests on and which engine made it', () => {
  show();
  expect(screen.getByText('Fitted to experts.')).toBeTruthy();
  expect(screen.getByText('Scored by: Embedded aligner')).toBeTruthy();
});

test('both voices can be played where they cannot be drawn', () => {
  show();
  expect(screen.getByRole('button', { name: 'Play: You' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play: Model voice' })).toBeTruthy();
  expect(screen.getAllByText('This browser cannot draw the sound.').length).toBeGreaterThan(0);
});
