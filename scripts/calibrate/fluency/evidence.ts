import { placeWords } from '../../../src/engines/speech/fluency/align-words.ts';
import { type Features, freeFeatures, nucleiOf } from '../../../src/engines/speech/fluency/features.ts';
import type { Listened } from '../../../src/engines/speech/fluency/listen.ts';
import { findPauses, type Spoken } from '../../../src/engines/speech/fluency/pauses.ts';
import type { SaidSound } from '../../../src/engines/speech/fluency/sounds.ts';
import { judgedTake } from '../../../src/engines/speech/fluency/take.ts';
import { createWordReader } from '../../../src/engines/speech/fluency/words.ts';
import { ENGLISH_VOWELS } from '../../../src/engines/speech/phones/phone-names.ts';
import type { SpeechModel } from '../../../src/engines/speech/pronunciation/models.ts';
import type { Recording } from '../corpus.ts';
import { createRandom } from '../gather.ts';

/** What the engine measured in a recording of the corpus. */
export interface FluencyEvidence {
  readonly id: string;
  readonly free: Features;
  readonly spoken: Spoken;
  readonly nuclei: number;
  readonly sounds: readonly SaidSound[];
  /** Of another sentence, about as long; null where there was none. */
  readonly wrong: readonly SaidSound[] | null;
}

const TRIES = 200;
/** Other sentences have as many sounds as this one, give or take. */
const ALIKE = 2;

/** Takes what fluency is judged by from recordings that were listened to. */
export function createEvidenceTaker(
  { acoustic: model, dictionary }: SpeechModel,
  labels: readonly Recording[],
) {
  const vowels = new Set([...ENGLISH_VOWELS].map((name) => model.phoneIndex.get(name)!));
  const read = createWordReader(model, dictionary);
  const countSounds = async (text: string) =>
    (await read(text)).words.reduce((count, { variants }) => count + variants[0]!.length, 0);

  async function otherText(recording: Recording): Promise<string | null> {
    const random = createRandom(Number(recording.id));
    const sounds = await countSounds(recording.text);
    for (let tries = 0; tries < TRIES; tries++) {
      const { text } = labels[Math.floor(random() * labels.length)]!;
      if (text !== recording.text && Math.abs((await countSounds(text)) - sounds) <= ALIKE) return text;
    }
    return null;
  }

  return async (recording: Recording, heard: Listened): Promise<FluencyEvidence | null> => {
    const spoken = findPauses(model, heard);
    if (spoken === null) return null;
    const judge = async (text: string) => {
      const { words, endsClause } = await read(text);
      const placed = placeWords(model, heard, words);
      return placed && judgedTake({ model, vowels, heard, spoken }, { placed, endsClause });
    };
    const judged = await judge(recording.text);
    if (judged === null) return null;
    const other = await otherText(recording);
    return {
      id: recording.id,
      free: freeFeatures(judged.take),
      spoken: judged.take.spoken,
      nuclei: nucleiOf(judged.take).length,
      sounds: judged.sounds!,
      wrong: other === null ? null : ((await judge(other))?.sounds ?? null),
    };
  };
}
