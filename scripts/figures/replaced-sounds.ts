import type { PhonemeScore } from '../../src/domain/practice/pronunciation.ts';
import type { PronunciationAssessor } from '../../src/engines/speech/pronunciation/assess.ts';
import { minimalPairs } from './minimal-pairs.ts';
import { espeakCommand, fliteVoice, type TrialVoice } from './voices.ts';

/** A sound for which learners put another one, in espeak-ng's names, with the engine's name of the expected one. */
interface Swap {
  readonly from: string;
  readonly to: string;
  readonly phones: readonly string[];
}

const SWAPS: readonly Swap[] = [
  { from: 'T', to: 's', phones: ['TH'] },
  { from: 'v', to: 'b', phones: ['V'] },
  { from: 'v', to: 'w', phones: ['V'] },
  { from: 'r', to: 'l', phones: ['R'] },
  { from: 'l', to: 'r', phones: ['L'] },
  { from: 'n', to: 'l', phones: ['N'] },
  { from: 's', to: 'S', phones: ['S'] },
  { from: 'z', to: 'd', phones: ['Z'] },
  { from: 'tS', to: 't', phones: ['CH'] },
  { from: 'dZ', to: 'j', phones: ['JH'] },
  { from: 'f', to: 'p', phones: ['F'] },
  { from: 'p', to: 'f', phones: ['P'] },
  { from: 'b', to: 'v', phones: ['B'] },
  { from: 'k', to: 't', phones: ['K'] },
  { from: 'g', to: 'h', phones: ['G'] },
  { from: 'm', to: 'n', phones: ['M'] },
  { from: 'd', to: 'n', phones: ['D'] },
  { from: 't', to: 's', phones: ['T'] },
  { from: 'E', to: 'i:', phones: ['EH'] },
  { from: 'i:', to: 'E', phones: ['IY'] },
  { from: 'a', to: 'i:', phones: ['AE'] },
  { from: 'aI', to: 'i:', phones: ['AY'] },
  { from: 'eI', to: 'aI', phones: ['EY'] },
  { from: 'oU', to: 'i:', phones: ['OW'] },
  { from: 'u:', to: 'i:', phones: ['UW'] },
  { from: 'A:', to: 'i:', phones: ['AA'] },
  { from: 'V', to: 'i:', phones: ['AH'] },
];

const WORDS = (
  'therapy,vaccine,vomit,rash,recovery,liver,lung,nausea,nurse,needle,sinus,surgeon,seizure,chest,cheek,chicken,' +
  'jaundice,joint,fever,fatigue,pulse,patient,placenta,biopsy,bladder,bowel,kidney,colon,cancer,gallbladder,muscle,' +
  'measles,migraine,diabetes,dizzy,doctor,tumor,tablet,tissue,femur,pelvis,spleen,disease,bandage,spine,eye,pain,brain,' +
  'bone,throat,wound,tooth,heart,blood,stomach,virus,fracture,infection,medicine,allergy'
).split(',');
const VOICES = ['en-us+klatt4', 'en-us+f5', 'en-us+edward'];
const TRIALS = 50;
/** From 20 to 30 trials a swap would only say how one pair of sounds fares. */
const MOST_OF_A_SWAP = 3;

/** Counts how often the sound that was replaced comes out lowest of its word. */
export async function printReplacedSounds(assessor: PronunciationAssessor): Promise<void> {
  for (const voice of [fliteVoice('slt'), fliteVoice('rms')]) await printPairs(assessor, voice);
  const espeak = espeakCommand();
  if (espeak === null) console.log('  replaced phonemes: skipped, espeak-ng is not installed');
  else for (const voice of VOICES) await printPhonemes(assessor, espeak, voice);
}

/** A natural voice says another word, one sound away from the expected one. */
async function printPairs(assessor: PronunciationAssessor, voice: TrialVoice): Promise<void> {
  const pairs = minimalPairs(TRIALS);
  const missed: string[] = [];
  for (const { said, expected, index, phone } of pairs) {
    const sounds = await soundsOf(assessor, await voice.say(said), expected);
    const lowest = lowestOf(sounds);
    if (lowest?.phoneme !== phone || sounds.indexOf(lowest) !== index)
      missed.push(`${said} for ${expected}${shown(sounds)}`);
  }
  report(`one sound away, ${voice.name}`, pairs.length, missed);
}

/** espeak-ng says the word with one of its phonemes replaced. */
async function printPhonemes(
  assessor: PronunciationAssessor,
  espeak: NonNullable<ReturnType<typeof espeakCommand>>,
  voice: string,
): Promise<void> {
  const missed: string[] = [];
  const used = new Map<Swap, number>();
  let trials = 0;
  for (const word of WORDS) {
    if (trials >= TRIALS) break;
    const phonemes = espeak.phonemesOf(word, voice);
    const swap = SWAPS.find(
      (one) =>
        (used.get(one) ?? 0) < MOST_OF_A_SWAP &&
        phonemes.filter((phoneme) => bare(phoneme) === one.from).length === 1,
    );
    if (!swap) continue;
    used.set(swap, (used.get(swap) ?? 0) + 1);
    const spoken = phonemes.map((phoneme) =>
      bare(phoneme) === swap.from ? stressOf(phoneme) + swap.to : phoneme,
    );
    const sounds = await soundsOf(assessor, espeak.say(spoken.join(''), voice), word);
    trials++;
    const lowest = lowestOf(sounds);
    if (!lowest || !swap.phones.includes(lowest.phoneme))
      missed.push(`${word} ${swap.from}>${swap.to}${shown(sounds)}`);
  }
  report(`one phoneme replaced, espeak-ng ${voice}`, trials, missed);
}

async function soundsOf(
  assessor: PronunciationAssessor,
  audio: Uint8Array,
  expectedTerm: string,
): Promise<PhonemeScore[]> {
  const result = await assessor.assess({ audio, expectedTerm, language: 'en', otherTerms: [] });
  return result.kind === 'scored' ? result.words.flatMap(({ phonemes }) => phonemes) : [];
}

function lowestOf(sounds: readonly PhonemeScore[]): PhonemeScore | undefined {
  return [...sounds].sort((a, b) => a.score - b.score)[0];
}

function shown(sounds: readonly PhonemeScore[]): string {
  return ` (${sounds.map((sound) => `${sound.phoneme} ${sound.score.toFixed(0)}`).join(' ')})`;
}

/** Where too little of the word was left, no sounds are shown: it was another word. */
function report(name: string, trials: number, missed: readonly string[]): void {
  const unshown = missed.filter((miss) => miss.endsWith('()')).length;
  const shownTrials = trials - unshown;
  console.log(
    `  replaced sounds, ${name}: lowest of its word in ${trials - missed.length} of ${shownTrials}; heard as another word ${unshown}`,
  );
  if (process.env.VERBOSE) console.log(missed.map((miss) => `    ${miss}`).join('\n'));
}

function bare(phoneme: string): string {
  return phoneme.replace(/[',_|;]/g, '');
}

function stressOf(phoneme: string): string {
  return phoneme.match(/^[',]+/)?.[0] ?? '';
}
