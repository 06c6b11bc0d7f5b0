// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { HeardSound } from '#domain/practice/pronunciation.ts';
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

const sound = (
  phoneme: string,
  ipa: string,
  score: number,
  startMs: number,
  instead: HeardSound | null = null,
) => ({
  phoneme,
  ipa,
  score,
  startMs,
  endMs: startMs + 80,
  instead,
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

test('what was heard instead of a sound is told, and how to move from it', async () => {
  const phonemes = [sound('N', 'n', 92, 0), sound('IY', 'iː', 31, 80, { phoneme: 'IH', ipa: 'ɪ' })];
  show({ wordScores: [{ word: 'knee', score: 60, startMs: 0, endMs: 200, phonemes }] });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^ee/ })));
  expect(screen.getByText('It sounded more like /ɪ/. Hold it longer.')).toBeTruthy();
});

test('what nobody can tell is shown with a question mark and no number', () => {
  const phonemes = [sound('N', 'n', 92, 0), sound('IY', 'iː', 63, 80)];
  show({ wordScores: [{ word: 'knee', score: 63, startMs: 0, endMs: 200, phonemes }] });
  const unsure = screen.getByRole('button', { name: 'ee iː we cannot tell' });
  expect(unsure.textContent).toContain('?');
  expect(unsure.textContent).not.toContain('63');
});

test('a sentence shows its words first, its weakest sounds, and the sounds of a word on demand', async () => {
  const word = (text: string, startMs: number, score: number) => ({
    word: text,
    score,
    startMs,
    endMs: startMs + 160,
    phonemes: [sound('N', 'n', 92, startMs), sound('IY', 'iː', score, startMs + 80)],
  });
  const wordScores = [word('knee', 0, 31), word('nee', 200, 95), word('né', 400, 95), word('ni', 600, 95)];
  const weakSounds = [{ word: 'knee', phoneme: 'IY', ipa: 'iː', score: 31, instead: null }];
  show({ spokenText: 'knee nee né ni', wordScores, weakSounds }, 'knee nee né ni');
  expect(screen.getByRole('heading', { name: 'The sound most worth working on' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^kn n/ })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'knee 31 of 100, needs work' })));
  expect(screen.getByRole('button', { name: 'kn n 92 of 100, good' })).toBeTruthy();
});

test('a term that was not recognised shows no sounds', () => {
  const wordScores = [{ word: 'knee', score: 20, startMs: 0, endMs: 200, phonemes: [] }];
  show({ spokenText: '', wordScores });
  expect(screen.queryByRole('heading', { name: 'Your sounds' })).toBeNull();
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
  const wordScores = [{ word: 'rodilla', score: 81, startMs: 0, endMs: 300, phonemes: [] }];
  show({ spokenText: 'rodilla', wordScores }, 'rodilla');
  expect(screen.getByText('rodilla')).toBeTruthy();
  expect(screen.getByText('Single sounds are not graded in this language yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /of 100/ })).toBeNull();
});

test('another term that was heard is named', () => {
  show({ spokenText: 'kidney' });
  expect(screen.getByText('We heard: kidney')).toBeTruthy();
  cleanup();
  show({ spokenText: '' });
  expect(screen.getByText('We did not recognise these words in your recording.')).toBeTruthy();
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
