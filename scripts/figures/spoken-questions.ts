import { createDictation } from '#engines/speech/dictation/dictate.ts';
import { loadDictationModel } from '#engines/speech/dictation/dictation-model.ts';
import { americanDictionary } from '#engines/speech/phones/american-dictionary.ts';
import { spokenSentences } from '#engines/speech/recognition/spoken.ts';
import { clinicalSentences } from '#engines/understanding/sentences.ts';
import { createUnderstanding } from '#engines/understanding/understand.ts';
import { aliasesOf, judge, readBank, type Verdict } from './understanding.ts';
import { fliteVoice } from './voices.ts';

const LANGUAGE = 'en';

/**
 * What comes of questions that are spoken and stand in no list word for word: in the right topic, misunderstood,
 * asked back, or not recognised. Both voices of the product by turns.
 */
export async function printSpokenQuestions(): Promise<void> {
  const items = readBank(`spoken-${LANGUAGE}`);
  const sentences = clinicalSentences(LANGUAGE);
  const listed = new Set(sentences.map((text) => text.toLowerCase()));
  const dictation = createDictation(await loadDictationModel(), americanDictionary());
  const likely = [...sentences, ...spokenSentences(LANGUAGE)];
  const understanding = createUnderstanding(LANGUAGE);
  const voices = [fliteVoice('slt'), fliteVoice('rms')];
  const count: Record<Verdict | 'refused', number> = { right: 0, wrong: 0, 'asks back': 0, refused: 0 };
  const fresh = items.filter(({ text }) => !listed.has(text.toLowerCase()));
  for (const [index, item] of fresh.entries()) {
    const audio = await voices[index % voices.length]!.say(item.text);
    const own = [...new Set(aliasesOf(item.caseId).map(({ phrase }) => phrase))];
    const heard = await dictation.transcribe({ audio, likely, own });
    const verdict =
      heard.kind === 'heard' ? judge(understanding, { ...item, text: heard.text }) : ('refused' as const);
    count[verdict]++;
  }
  const share = (n: number) => `${((100 * n) / fresh.length).toFixed(1)} %`;
  console.log(
    `${fresh.length} spoken questions in no list: right topic ${share(count.right)}, misunderstood ${share(count.wrong)}, ` +
      `asked back ${share(count['asks back'])}, not recognised ${share(count.refused)}`,
  );
}
