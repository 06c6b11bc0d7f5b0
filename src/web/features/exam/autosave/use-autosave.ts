import { useEffect, useState, useSyncExternalStore } from 'react';
import { request as requestAnywhere } from '#web/lib/graphql/request.ts';
import { type Request, useRequest } from '#web/lib/page/visit.tsx';
import { OetAttemptDocument } from '../attempt/oet-attempt.generated.ts';
import type { ServerClock } from '../countdown/clock.ts';
import { type LocalEdits, type ServerWork, startAnswers } from './answers-machine.ts';
import { type Autosave, createAutosave, type SaveStatus } from './autosave.ts';
import { keepInStep } from './in-step.ts';
import { keepEdits } from './kept-answers.ts';
import { openTabs, type TabMessage } from './other-tabs.ts';
import { SaveOetWorkDocument } from './save-oet-work.generated.ts';
import { workOf } from './server-work.ts';
import { createSpentTime, type SpentTime } from './spent-time.ts';

export interface PartOfAttempt {
  readonly progressId: string;
  readonly part: string;
}

export interface AutosaveOf extends PartOfAttempt {
  readonly work: ServerWork;
  /** Edits of an earlier visit that may not have arrived. */
  readonly kept: LocalEdits;
  /** The server was asked again, and said also how late it is. */
  readonly onClock: (clock: ServerClock) => void;
}

export interface KeptPart {
  readonly answers: Autosave;
  readonly spent: SpentTime;
}

function create({ progressId, part, work, kept, onClock }: AutosaveOf, request: Request) {
  const spent = createSpentTime(Date.now);
  let tabs: ReturnType<typeof openTabs<TabMessage>> | null = null;
  const answers = createAutosave({
    opening: startAnswers(work, kept),
    async send(report, { leaving }) {
      // A page that goes has no say any more in where a failure leads.
      const call = leaving ? requestAnywhere : request;
      const variables = { progressId, part, ...report };
      const { saveOetWork } = await call(SaveOetWorkDocument, variables, { keepalive: leaving });
      const { revision, conflict } = saveOetWork;
      return { revision, conflict: conflict && workOf(conflict) };
    },
    async ask() {
      const { oetAttempt } = await request(OetAttemptDocument, { progressId, part });
      const { endsAt, serverNow } = oetAttempt;
      if (endsAt !== null) onClock({ endsAt, serverNow, receivedAt: Date.now() });
      return workOf(oetAttempt);
    },
    keep: (edits) => keepEdits(progressId, part, edits),
    tellTabs: (message: TabMessage) => tabs?.tell(message),
    spent,
    now: Date.now,
  });

  function live(): () => void {
    tabs = openTabs<TabMessage>(`${progressId}.${part}`, answers.hearTab);
    const leaveIt = keepInStep({ ...answers, shown: spent.resume });
    if (Object.keys(kept).length > 0) void answers.catchUp();
    return () => {
      leaveIt();
      tabs?.close();
      tabs = null;
    };
  }

  return { answers, spent, live };
}

/** The answers of a part while it is worked on: shown, kept and sent. */
export function useAutosave(of: AutosaveOf): KeptPart {
  const request = useRequest();
  const [part] = useState(() => create(of, request));
  useEffect(() => part.live(), [part]);
  return part;
}

/** Renders only what shows this answer. */
export function useAnswer({ subscribe, answer }: Autosave, id: string): string {
  return useSyncExternalStore(subscribe, () => answer(id));
}

/** Renders only when one is answered that was not, or the other way round. */
export function useAnswered({ subscribe, answer }: Autosave, ids: readonly string[]): ReadonlySet<string> {
  const marks = useSyncExternalStore(subscribe, () =>
    ids.map((id) => (answer(id).trim() === '' ? '0' : '1')).join(''),
  );
  return new Set(ids.filter((_, index) => marks[index] === '1'));
}

/** What is kept and sent, as signs of it need to know it. */
export type Saving = Pick<Autosave, 'subscribe' | 'status'>;

export function useSaveStatus({ subscribe, status }: Saving): SaveStatus {
  return useSyncExternalStore(subscribe, status);
}
