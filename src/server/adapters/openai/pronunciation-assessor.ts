import type { ScoredPronunciation } from '#domain/practice/pronunciation.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import type { PronunciationAssessor } from '../../ports/pronunciation-assessor.ts';
import type { Transcriber } from '../../ports/transcriber.ts';
import { plainWords } from './model-text.ts';

/**
 * Scores with the embedded aligner, and says what was said by a provider's transcription.
 *
 * - The aligner goes first. What it refuses (silence, noise, a broken file) is refused and never leaves this machine.
 * - The provider is not told the expected term: a model that knows what it should hear hears it.
 * - `spokenText` and `matchingAccuracy` are the provider's: the expected term and 100 where the transcription has it,
 *   else what was heard and how much of the term's letters is in it. A word that was not heard stays under 50, the
 *   mark below which a page says 'we heard something else': two drugs can differ by a letter. In texts of four words
 *   and more a misheard little word is no other text, so there 80 of 100 letters are enough to pass for the text.
 * - All other scores, words and sounds stay the aligner's: how well it was said is measured on the sound. Only where
 *   the provider heard another term `pronunciationScore` is held to `matchingAccuracy`, so that no other term passes.
 * - A transcription without a word is refused as `no_speech`: not understood is said, not scored.
 *
 * Errors: SRV_002. A provider that fails means no result; the aligner's own guess is not passed off as the provider's.
 */
export function openAiPronunciationAssessor(
  aligner: PronunciationAssessor,
  transcriber: Transcriber,
  engine: EngineInfo,
): PronunciationAssessor {
  return {
    engine,
    async assess(request, signal) {
      const aligned = await aligner.assess(request, signal);
      if (aligned.kind === 'refused') return aligned;
      const { audio, language, expectedTerm } = request;
      const transcription = await transcriber.transcribe({ audio, language, likely: [] }, signal);
      if (transcription.kind === 'refused') return transcription;
      const heard = transcription.kind === 'heard' ? transcription.text : transcription.readings[0];
      if (!heard) return { kind: 'refused', reason: 'no_speech' };
      const { spokenText, matchingAccuracy } = compareWithHeard(expectedTerm, heard);
      const isOther = matchingAccuracy <= MOST_IF_NOT_HEARD;
      const { pronunciationScore } = aligned;
      return {
        ...aligned,
        spokenText,
        matchingAccuracy,
        pronunciationScore: isOther ? Math.min(pronunciationScore, matchingAccuracy) : pronunciationScore,
      };
    },
  };
}

const LONGEST_HEARD = 200;
const MOST_IF_NOT_HEARD = 49;
const LONG_TEXT_WORDS = 4;
const ENOUGH_OF_LONG_TEXT = 80;

/** What a transcription says about the expected term. Exported for its tests. */
export function compareWithHeard(
  expected: string,
  heard: string,
): Pick<ScoredPronunciation, 'spokenText' | 'matchingAccuracy'> {
  const wanted = plainWords(expected).map(foldSpelling);
  const said = plainWords(heard).map(foldSpelling);
  const target = wanted.join('');
  const isSaid =
    target !== '' &&
    said.some((_, from) => {
      let run = '';
      for (let i = from; i < said.length && run.length < target.length; i++) run += said[i];
      return run === target;
    });
  if (isSaid) return { spokenText: expected, matchingAccuracy: 100 };
  const likeness = letterLikeness(target, said.join(''));
  const isNearlyAll = wanted.length >= LONG_TEXT_WORDS && likeness >= ENOUGH_OF_LONG_TEXT;
  return {
    spokenText: heard.slice(0, LONGEST_HEARD),
    matchingAccuracy: isNearlyAll ? likeness : Math.min(MOST_IF_NOT_HEARD, likeness),
  };
}

/** British and American spellings are one word. Accents are dropped: transcriptions leave them out. */
function foldSpelling(word: string): string {
  return word
    .replace(/æ|ae/g, 'e')
    .replace(/œ|oe/g, 'e')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/our(?=s?$|ed$|ing$)/, 'or')
    .replace(/tre(?=s?$)/, 'ter')
    .replace(/([iy])s(?=e$|es$|ed$|ing$|ation$)/, '$1z')
    .replace(/l{2}/g, 'l');
}

/** 100 for the same letters, less by the share of letters that must be changed (Levenshtein), never below 0. */
function letterLikeness(wanted: string, said: string): number {
  const longest = Math.max(wanted.length, said.length);
  if (longest === 0) return 0;
  let row = Array.from({ length: said.length + 1 }, (_, i) => i);
  for (let i = 1; i <= wanted.length; i++) {
    const next = [i];
    for (let j = 1; j <= said.length; j++) {
      const change = wanted[i - 1] === said[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change));
    }
    row = next;
  }
  return 100 * (1 - row[said.length]! / longest);
}
