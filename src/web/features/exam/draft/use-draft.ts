import { useEffect, useState, useSyncExternalStore } from 'react';
import { namedPart } from '#domain/oet/modules.ts';
import { request as requestAnywhere } from '#web/lib/graphql/request.ts';
import { type Request, useRequest } from '#web/lib/page/visit.tsx';
import { OetAttemptDocument } from '../attempt/oet-attempt.generated.ts';
import { keepInStep } from '../autosave/in-step.ts';
import { openTabs } from '../autosave/other-tabs.ts';
import type { PartOfAttempt } from '../autosave/use-autosave.ts';
import type { ServerClock } from '../countdown/clock.ts';
import { draftToKeep, isUnsaved, type SavedDraft, type ServerDraft, startDraft } from './draft-machine.ts';
import { createDraftSave, type DraftSave } from './draft-save.ts';
import { type FoundDrafts, placeOfTab } from './kept-draft.ts';
import { SaveOetDraftDocument } from './save-oet-draft.generated.ts';

export interface DraftOf extends PartOfAttempt {
  readonly work: ServerDraft;
  /** Of earlier visits, that may not have arrived. */
  readonly kept: FoundDrafts;
  /** The server was asked again, and said also how late it is. */
  readonly onClock: (clock: ServerClock) => void;
}

/** What the server says of a text. */
interface StateOnWire {
  readonly draft: string | null;
  readonly revision: number;
  readonly submittedAt: string | null;
}

export function draftOf({ draft, revision, submittedAt }: StateOnWire): ServerDraft {
  return { text: draft ?? '', revision, isSubmitted: submittedAt !== null };
}

function create({ progressId, part, work, kept, onClock }: DraftOf, request: Request) {
  const place = placeOfTab(progressId, part);
  const opening = startDraft(work, kept.drafts);
  let tabs: ReturnType<typeof openTabs<ServerDraft>> | null = null;
  const named = { progressId, part: namedPart(part) };
  const draft = createDraftSave({
    opening,
    async send({ text, revision: seen }, { leaving }) {
      // A page that goes has no say any more in where a failure leads.
      const call = leaving ? requestAnywhere : request;
      const variables = { ...named, draft: text, revision: seen };
      const { saveOetWork } = await call(SaveOetDraftDocument, variables, { keepalive: leaving });
      const { revision, conflict } = saveOetWork;
      return { revision, conflict: conflict && draftOf(conflict) };
    },
    async ask() {
      const { oetAttempt } = await request(OetAttemptDocument, named);
      const { endsAt, serverNow } = oetAttempt;
      if (endsAt !== null) onClock({ endsAt, serverNow, receivedAt: Date.now() });
      return draftOf(oetAttempt);
    },
    keep: place.keep,
    tellTabs: (told) => tabs?.tell(told),
    now: Date.now,
  });
  /** What was found is this tab's from now on. */
  function adopt(): void {
    place.keep(draftToKeep(opening));
    kept.forget();
  }

  function live(): () => void {
    tabs = openTabs<ServerDraft>(`${progressId}.${part}`, draft.hearTab);
    adopt();
    const leaveIt = keepInStep(draft);
    if (isUnsaved(opening)) void draft.catchUp();
    return () => {
      leaveIt();
      tabs?.close();
      tabs = null;
    };
  }
  return { draft, live };
}

/** The text of a part while it is written: shown, kept and sent. */
export function useDraft(of: DraftOf): DraftSave {
  const request = useRequest();
  const [writing] = useState(() => create(of, request));
  useEffect(() => writing.live(), [writing]);
  return writing.draft;
}

export function useDraftText({ subscribe, text }: DraftSave): string {
  return useSyncExternalStore(subscribe, text);
}

/** Between which and the shown text the learner has to choose; null while there is nothing to choose. */
export function useOtherDraft({ subscribe, other }: DraftSave): SavedDraft | null {
  return useSyncExternalStore(subscribe, other);
}
