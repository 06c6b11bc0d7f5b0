import type { Journal } from '../workload/journal.ts';
import type { Stored, StoredLearner } from './stored.ts';

/** What is wrong, a line each. */
export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly falseCharges: readonly string[];
}

/** An acknowledged journal, and whether nothing of its learner's was under way while the database was read. */
export interface Expected {
  readonly journal: Journal;
  readonly quiet: boolean;
}

type Kind = keyof Findings;
type Find = (kind: Kind, what: string) => void;

/**
 * Compares what was acknowledged with what is stored. What is more than was acknowledged is only wrong where nothing
 * was under way.
 */
export function compare(
  expected: readonly Expected[],
  stored: Stored,
  cases: ReadonlyMap<string, string>,
): Findings {
  const findings = { lost: [] as string[], doubled: [] as string[], falseCharges: [] as string[] };
  for (const each of expected) {
    const { email, learnerId } = each.journal;
    const find: Find = (kind, what) => findings[kind].push(`${email}: ${what}`);
    const learner = stored.learners.get(learnerId);
    if (!learner) {
      find('lost', 'the account');
      continue;
    }
    compareMessages(each.journal, learner, find);
    compareCounts(each, learner, cases, find);
    compareCredits(each, learner, find);
  }
  return findings;
}

/** Texts are unique, so each may stand once, and what was acknowledged stands where it was said to. */
function compareMessages({ messages }: Journal, stored: StoredLearner, find: Find): void {
  const byText = Map.groupBy(stored.messages, ({ text }) => text);
  for (const { text, conversationId, turn, response } of messages) {
    const found = byText
      .get(text)
      ?.find((each) => each.conversation === conversationId && each.number === turn - 1);
    if (found?.response !== response) find('lost', `turn ${turn} of conversation ${conversationId}`);
  }
  for (const [text, found] of byText) if (found.length > 1) find('doubled', `the message '${text}'`);
}

function compareCounts(
  { journal, quiet }: Expected,
  stored: StoredLearner,
  cases: ReadonlyMap<string, string>,
  find: Find,
): void {
  const completions = new Map<string, number>();
  for (const [id, count] of journal.completions) {
    const key = cases.get(id) ?? id;
    completions.set(key, (completions.get(key) ?? 0) + count);
  }
  for (const id of new Set([...completions.keys(), ...stored.completions.keys()])) {
    const [wanted, found] = [completions.get(id) ?? 0, stored.completions.get(id) ?? 0];
    if (found < wanted) find('lost', `${wanted - found} of ${wanted} completions of ${id}`);
    if (found > wanted && quiet) find('doubled', `${found} completions of ${id} instead of ${wanted}`);
  }
  if (!quiet) return;
  // A completion under way begins the count anew, so these can be told only when all is quiet.
  for (const id of new Set([...journal.attempts.keys(), ...stored.attempts.keys()])) {
    const [wanted, found] = [journal.attempts.get(id) ?? 0, stored.attempts.get(id) ?? 0];
    if (found < wanted) find('lost', `${wanted - found} of ${wanted} scored recordings of ${id}`);
    if (found > wanted) find('doubled', `${found} scored recordings of ${id} instead of ${wanted}`);
  }
}

function compareCredits({ journal, quiet }: Expected, stored: StoredLearner, find: Find): void {
  const { granted, ledger, buckets, open, settled } = stored;
  if (ledger !== buckets) find('falseCharges', `the ledger says ${ledger}, the buckets hold ${buckets}`);
  if (granted - ledger !== open + settled) {
    find('falseCharges', `${granted - ledger} credits went, and ${open + settled} are accounted for`);
  }
  if (settled < journal.spent) find('lost', `${journal.spent - settled} credits of answered calls`);
  if (quiet && settled > journal.spent) {
    find('falseCharges', `${settled} credits were charged for ${journal.spent}`);
  }
}
