import {
  type DeliveryFinding,
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
  if (scored.matchingAccuracy < RECOGNISED) return [notSaid(scored, expected), ...about].join(' ');
  if (scored.scale === 'term') {
    const key = scored.pronunciationScore >= PASS_MARK ? 'feedback.termSaid' : 'feedback.termDoubtful';
    return [feedback[key], ...about].join(' ');
  }
  return [verdict(scored), ...soundRemarks(scored), ...paceRemarks(scored), ...about].join(' ');
}

/** What a score on this scale means, and what it rests on. */
export function scaleNote(scale: PronunciationScale): string {
  return feedback[`scale.${scale}`];
}

function notSaid({ spokenText }: ScoredPronunciation, expected: string): string {
  return spokenText === ''
    ? say(feedback['feedback.unheard'], { expected })
    : say(feedback['feedback.other'], { heard: spokenText, expected });
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
  if (pronunciationScore >= EXCELLENT) return [remark('feedback.polish', worst)];
  return [remark('feedback.sound', worst), ...(second ? [remark('feedback.secondSound', second)] : [])];
}

function remark(
  key: 'feedback.sound' | 'feedback.secondSound' | 'feedback.polish',
  sound: WeakSound,
): string {
  const tip = tips[`sound.${sound.phoneme}`] ?? '';
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
