import * as z from 'zod/mini';
import { namedPart } from '#domain/oet/modules.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { allWork, forgetWork, keepWork, type WorkName } from '../../kept-work/kept-work.ts';
import type { Sender } from '../../kept-work/unsent-calls.ts';
import type { KeptDraft, SavedDraft } from './draft-machine.ts';
import { SaveOetDraftDocument } from './save-oet-draft.generated.ts';

/*
 * A text that may not have arrived, in this browser: through a reload, a lost connection, a session that ended. Each
 * tab keeps its own, so that none writes over another's.
 */

const PREFIX = 'draft.';
const LIMIT_MS = 5_000;

const saved = z.object({ text: z.string(), revision: z.number() });
const keptDraft = z.object({
  text: z.string(),
  base: saved,
  unsure: z.array(z.string()),
  aside: z.array(saved),
});

const read = (value: unknown): KeptDraft | null => keptDraft.safeParse(value).data ?? null;

const prefixOf = (part: string) => `${PREFIX}${part}.`;

/** Where one tab keeps the text of a part. */
export interface DraftPlace extends WorkName {
  readonly keep: (draft: KeptDraft | null) => void;
}

export function placeOfTab(progressId: string, part: string): DraftPlace {
  const name = { subject: progressId, part: prefixOf(part) + crypto.randomUUID() };
  return {
    ...name,
    keep(draft) {
      if (draft) keepWork(name, draft);
      else void forgetWork(name);
    },
  };
}

export interface FoundDrafts {
  /** The newest first. */
  readonly drafts: readonly KeptDraft[];
  /** Once what was found has become this tab's own. */
  readonly forget: () => void;
}

/** What tabs that are gone, or another that is open, have kept of a part. */
export async function findDrafts(progressId: string, part: string): Promise<FoundDrafts> {
  const kept = (await allWork())
    .filter((work) => work.subject === progressId && work.part.startsWith(prefixOf(part)))
    .toSorted((a, b) => b.editedAt - a.editedAt);
  return {
    drafts: kept.flatMap(({ value }) => read(value) ?? []),
    forget: () => {
      for (const name of kept) void forgetWork(name);
    },
  };
}

async function send(progressId: string, part: string, { text, base, aside }: KeptDraft): Promise<boolean> {
  const save = async ({ text: draft, revision }: SavedDraft) => {
    const variables = { progressId, part: namedPart(part), revision, draft };
    return (await request(SaveOetDraftDocument, variables, { timeoutMs: LIMIT_MS })).saveOetWork;
  };
  try {
    let { revision } = base;
    for (const each of aside) {
      const reply = await save(each);
      // What was shown last goes on top of what it had replaced here.
      if (!reply.conflict) revision = Math.max(revision, reply.revision);
    }
    await save({ text, revision });
    return true;
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return false;
  }
}

/** For the end of a session. */
export const sendKeptDraft: Sender = ({ subject, part: name, value }) => {
  if (!name.startsWith(PREFIX)) return null;
  const draft = read(value);
  // Of what nobody can read any more nothing can be sent, nor lost.
  if (!draft) return Promise.resolve(true);
  return send(subject, name.slice(PREFIX.length, name.lastIndexOf('.')), draft);
};
