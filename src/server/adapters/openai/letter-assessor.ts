import { withFurther } from '#engines/letter/further.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import type { LetterAssessor } from '../../ports/letter-assessor.ts';
import { askChat, type ChatModel } from './chat.ts';
import { answersShape, furtherOf } from './letter-answers.ts';
import { itemsAbout } from './letter-items.ts';
import { letterMessages, shownParagraphs } from './letter-prompt.ts';

/**
 * Marks by the rules that ship, and has a chat model look for what they did not find.
 *
 * - The rules go first. A letter that they do not score never leaves this machine.
 * - The model answers narrow statements, with quotes. It gives no marks; ours come from the findings, by the tables
 *   of the rules. A quote that does not stand in the letter is dropped, and so is one where the rules have found
 *   something.
 * - What it finds can lower a mark and never raise one, so nothing that a letter says to it is worth anything.
 *
 * Errors: SRV_002. A provider that fails means no result yet; the rules' own is not passed off as the provider's.
 */
export function openAiLetterAssessor(
  rules: LetterAssessor,
  model: ChatModel,
  engine: EngineInfo,
): LetterAssessor {
  return {
    engine,
    async assess(request, signal) {
      const assessed = await rules.assess(request, signal);
      if (!assessed.scorable) return assessed;
      const { letter, paper, key } = request;
      const asked = { assessed, items: itemsAbout(key, assessed), shown: shownParagraphs(letter) };
      const question = {
        messages: letterMessages({ paper, key }, asked.items, asked.shown),
        name: 'letter_items',
        shape: answersShape(asked.items),
        temperature: 0,
      };
      const further = await askChat(model, question, (answers) => furtherOf(letter, asked, answers), signal);
      return withFurther(letter, assessed, further);
    },
  };
}
