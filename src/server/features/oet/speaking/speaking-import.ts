import type { RolePlayPack } from '#content/role-play-schema.ts';
import { WHOLE } from '#domain/oet/modules.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import type { Db } from '../../../db/client.ts';
import type { PackSource } from '../../../db/pack-source.ts';
import { type ImportedTest, saveTestVersion } from '../papers/papers-import.store.ts';

/** Writes a role-play; returns the id of its version. */
export function saveRolePlay(tx: Db, pack: RolePlayPack, source: PackSource): Promise<string[]> {
  return saveTestVersion(tx, takeApart(pack), source);
}

type ImportedRolePlay = ImportedTest & {
  readonly parts: Readonly<
    Record<typeof WHOLE, { readonly paper: SpeakingPaper; readonly key: SpeakingKey }>
  >;
};

/** Parts the candidate's card from the other one's, and from what the conversation is assessed by. */
function takeApart(pack: RolePlayPack): ImportedRolePlay {
  const { id: testId, title, description, profession, rolePlayType, candidate } = pack;
  const { partner, brief, explanation, terms } = pack;
  const { setting, role, background } = candidate;
  const tasks = candidate.tasks.map(({ id, text }) => ({ id, text }));
  const paper = { title, description, profession, rolePlayType, card: { setting, role, background, tasks } };
  const key = {
    partner,
    brief,
    tasks: candidate.tasks.map(({ id, shownBy, model }) => ({ id, shownBy, model })),
    explanation,
    terms,
  };
  return { testId, module: SPEAKING.name, title, profession, parts: { [WHOLE]: { paper, key } } };
}
