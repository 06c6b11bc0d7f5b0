import { withFurther } from '#engines/roleplay/further.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import type { RolePlayAssessor } from '../../ports/role-play-assessor.ts';
import { askChat, type ChatModel } from './chat.ts';
import { answersShape, furtherOf } from './role-play-answers.ts';
import { itemsAbout } from './role-play-items.ts';
import { rolePlayMessages, shownTurns } from './role-play-prompt.ts';

/**
 * Marks by the rules that ship, and has a chat model look for what they did not find, as letters are marked.
 *
 * - The rules go first. A role-play that they do not score never leaves this machine.
 * - The model answers narrow statements, with quotes of turns. It gives no marks; ours come from the verdicts and
 *   findings, by the tables of the rules. A quote that does not stand in its turn is dropped, and so is one where the
 *   rules have found something or by which they show an indicator.
 * - What it finds can lower a mark and never raise one, so nothing that a turn says to it is worth anything.
 *
 * Errors: SRV_002. A provider that fails means no result yet; the rules' own is not passed off as the provider's.
 */
export function openAiRolePlayAssessor(
  rules: RolePlayAssessor,
  model: ChatModel,
  engine: EngineInfo,
): RolePlayAssessor {
  return {
    engine,
    async assess(request, signal) {
      const assessed = await rules.assess(request, signal);
      if (!assessed.scorable) return assessed;
      const { turns } = request;
      const asked = { turns, assessed, items: itemsAbout(assessed), shown: shownTurns(turns) };
      if (asked.items.length === 0) return assessed;
      const question = {
        messages: rolePlayMessages(request, asked.items, asked.shown),
        name: 'role_play_items',
        shape: answersShape(asked.items),
        temperature: 0,
      };
      const further = await askChat(model, question, (answers) => furtherOf(asked, answers), signal);
      return withFurther(turns, assessed, further);
    },
  };
}
