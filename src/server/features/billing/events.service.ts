import type { Deps } from '../../deps.ts';
import {
  type DueEvent,
  deleteOldEvents,
  handledEvents,
  keepEvent,
  lockEvents,
  markHandled,
  postponeEvent,
  takeDueEvent,
} from './events.store.ts';
import { writeDown } from './provider-facts.service.ts';

type EventDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'settings' | 'offers' | 'billing'>;

/** Keeps what a provider sends, before anything is made of it. refused: it has not signed it. */
export async function acceptEvent(
  { db, clock, billing }: EventDeps,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<'kept' | 'refused'> {
  const event = billing.events?.read(body, signature) ?? null;
  if (event === null) return 'refused';
  if (event !== 'ignored') await keepEvent(db, event, clock.now());
  return 'kept';
}

/** Handles every event that is due. Safe to run anywhere, twice: what is written down is always what is true now. */
export async function handleEvents(deps: EventDeps): Promise<void> {
  const { db, clock, billing } = deps;
  if (!billing.events) return;
  for (;;) {
    const event = await takeDueEvent(db, clock.now());
    if (!event) return;
    await handle(deps, event);
  }
}

async function handle(deps: EventDeps, event: DueEvent): Promise<void> {
  const { db, clock, log } = deps;
  try {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      if (await lookAndWrite(deps, event)) return;
    }
    await postponeEvent(db, event.id, { failure: 'too many at once', dueAt: clock.now() });
  } catch (error) {
    log.error({ err: error, eventId: event.id }, 'An event of the billing provider could not be handled.');
    const failure = error instanceof Error ? error.message : 'unknown';
    await postponeEvent(db, event.id, { failure, dueAt: new Date(clock.now().getTime() + pause(event)) });
  }
}

const MOST_LOOKS = 20;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

function pause({ attempts }: DueEvent): number {
  return Math.min(LONGEST_PAUSE_MS, 15_000 * 2 ** attempts);
}

/**
 * The provider is asked outside any transaction. If another event was handled meanwhile, what was seen may be older
 * than what is written: false, and it has to be looked up again.
 */
async function lookAndWrite(deps: EventDeps, event: DueEvent): Promise<boolean> {
  const { db, clock, billing } = deps;
  const before = await handledEvents(db);
  const facts = (await billing.events?.lookUp(event)) ?? null;
  return db.transaction(async (tx) => {
    await lockEvents(tx);
    if ((await handledEvents(tx)) !== before) return false;
    if (facts) await writeDown(tx, deps, facts);
    await markHandled(tx, event.id, clock.now());
    return true;
  });
}

const KEPT_MS = 90 * 24 * 3_600_000;

export async function forgetOldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOldEvents(db, new Date(clock.now().getTime() - KEPT_MS));
}
