import {
  type DeliveryFinding,
  FAIR_MARK,
  PASS_MARK,
  type PronunciationScale,
  type ScoredPronunciation,
  type WeakSound,
} from '#domain/practice/pronunciation.ts';
import { feedback } from './en/feedback.ts';
import { sounds } from './en/sounds.ts';
import { say } from './say.ts';

const EXCELLENT = 90;
const CLOSE = 55;
const RECOGNISED = 50;
const TRUSTWORTHY = 50;

const DELIVERY: Record<DeliveryFinding, string> = {
  slow: feedback['feedback.slow'],
  pauses: feedback['feedback.pauses'],
  quiet: feedback['feedback.quiet'],
  clipped: feedback['feedback.clipped'],
  noisy: feedback['feedback.noisy'],
};

/**
 * A scored recording in plain English: how it went, up to two sounds to work on and how to make them, and what was
 * wrong with the recording. Praise and blame follow the score.
 */
export function pronunciationFeedback(scored: ScoredPronunciation): string {
  const expected = scored.words.map(({ word }) => word).join(' ');
  const about = recordingRemarks(scored);
  if (scored.matchingAccuracy < RECOGNISED) return joined([...notSaid(scored, expected), ...about]);
  if (scored.scale === 'term') {
    const key = scored.pronunciationScore >= PASS_MARK ? 'feedback.termSaid' : 'feedback.termDoubtful';
    return [feedback[key], ...about].join(' ');
  }
  return [verdict(scored), ...soundRemarks(scored), ...paceRemarks(scored), ...about].join(' ');
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** What a score on this scale means, and what it rests on. */
export function scaleNote(scale: PronunciationScale): string {
  return feedback[`scale.${scale}`];
}

function notSaid(scored: ScoredPronunciation, expected: string): string[] {
  const { spokenText: heard, words, difference } = scored;
  if (heard !== '')
    return [say(feedback['feedback.other'], { heard, expected }), differingLetters(heard, expected)];
  if (words.some(({ phonemes }) => phonemes.length > 0)) {
    return [say(feedback['feedback.near'], { expected }), ...soundRemarks(scored)];
  }
  const how =
    difference === undefined
      ? []
      : difference.kind === 'syllables'
        ? [say(feedback['feedback.syllables'], difference)]
        : [feedback[`feedback.part.${difference.part}`]];
  return [say(feedback['feedback.unheard'], { expected }), ...how];
}

/** Names the letters in which two terms differ; nothing where they have hardly anything in common. */
function differingLetters(heard: string, expected: string): string {
  const [a, b] = [heard.toLowerCase(), expected.toLowerCase()];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const parts = {
    heard: heard.slice(start, a.length - end),
    expected: expected.slice(start, b.length - end),
  };
  const isTelling = start + end >= b.length / 2 && parts.heard !== '' && parts.expected !== '';
  return isTelling ? say(feedback['feedback.differs'], parts) : '';
}

function verdict({ pronunciationScore: score }: ScoredPronunciation): string {
  if (score >= EXCELLENT) return feedback['feedback.excellent'];
  if (score >= PASS_MARK) return feedback['feedback.good'];
  return score >= CLOSE ? feedback['feedback.close'] : feedback['feedback.weak'];
}

function soundRemarks({ pronunciationScore, weakSounds, delivery }: ScoredPronunciation): string[] {
  const [worst, second] = weakSounds;
  if (!worst) {
    const isExplained =
      pronunciationScore >= PASS_MARK ||
      delivery.some((finding) => finding === 'slow' || finding === 'pauses');
    return isExplained ? [] : [feedback['feedback.even']];
  }
  // What nobody can tell is no reason to work on it where the term passed.
  if (worst.score >= FAIR_MARK)
    return pronunciationScore >= PASS_MARK ? [] : [remark('feedback.perhaps', worst)];
  if (pronunciationScore >= EXCELLENT) return [remark('feedback.polish', worst)];
  const isSure = second !== undefined && second.score < FAIR_MARK;
  return [remark('feedback.sound', worst), ...(isSure ? [remark('feedback.secondSound', second)] : [])];
}

function remark(
  key: 'feedback.sound' | 'feedback.secondSound' | 'feedback.polish' | 'feedback.perhaps',
  sound: WeakSound,
): string {
  const { instead } = sound;
  const heard =
    instead === null
      ? ''
      : instead.phoneme === ''
        ? feedback['feedback.leftOut']
        : say(feedback['feedback.instead'], { ipa: `/${instead.ipa}/` });
  const tip = joined([heard, tips[`sound.${sound.phoneme}`] ?? '']);
  return say(feedback[key], { ipa: `/${sound.ipa}/`, word: sound.word, tip }).trim();
}

const tips: Readonly<Record<string, string | undefined>> = sounds;

/** Pace is only worth a word where the score leaves room for it. */
function paceRemarks({ pronunciationScore, delivery }: ScoredPronunciation): string[] {
  if (pronunciationScore >= EXCELLENT) return [];
  return delivery
    .filter((finding) => finding === 'slow' || finding === 'pauses')
    .map((finding) => DELIVERY[finding]);
}

function recordingRemarks({ confidenceScore, delivery }: ScoredPronunciation): string[] {
  const remarks = delivery
    .filter((finding) => finding !== 'slow' && finding !== 'pauses')
    .map((finding) => DELIVERY[finding]);
  return confidenceScore < TRUSTWORTHY && remarks.length > 0
    ? [...remarks, feedback['feedback.uncertain']]
    : remarks;
}
