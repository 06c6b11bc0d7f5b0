import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_SAVED, type SavedWork, savedAnswers, withEdits } from '#domain/oet/saved-work.ts';
import {
  type AnswersEvent,
  type AnswersState,
  answerOf,
  answersReducer,
  pendingEdits,
  type ServerWork,
  seenBy,
  shownAnswers,
  startAnswers,
} from './answers-machine.ts';

const nothing: ServerWork = { saved: {}, revision: 0, isSubmitted: false };
const run = (events: readonly AnswersEvent[], from: AnswersState = startAnswers(nothing, {})) =>
  events.reduce(answersReducer, from);
const edited = (id: string, value: string, at: number): AnswersEvent => ({ type: 'edited', id, value, at });
const work = (saved: Record<string, string>, revision: number, isSubmitted = false): ServerWork => ({
  saved,
  revision,
  isSubmitted,
});

describe('an edit', () => {
  it('is shown at once and stays until it is known to have arrived', () => {
    const sent = run([edited('q1', 'fever', 1), { type: 'sent' }]);
    expect(answerOf(sent, 'q1')).toBe('fever');
    expect(Object.keys(pendingEdits(sent))).toEqual(['q1']);
    const arrived = run([{ type: 'acknowledged', revision: 1 }], sent);
    expect(answerOf(arrived, 'q1')).toBe('fever');
    expect(pendingEdits(arrived)).toEqual({});
  });

  it('that was made while another was on its way is sent after it', () => {
    const state = run([
      edited('q1', 'fev', 1),
      { type: 'sent' },
      edited('q1', 'fever', 2),
      { type: 'acknowledged', revision: 1 },
    ]);
    expect(answerOf(state, 'q1')).toBe('fever');
    expect(pendingEdits(state)).toMatchObject({ q1: { value: 'fever', at: 2 } });
  });

  it('whose save was lost is sent again, with what was typed since', () => {
    const state = run([edited('q1', 'a', 1), edited('q2', 'b', 2), { type: 'sent' }, edited('q2', 'c', 3)]);
    const again = run([{ type: 'lost' }, { type: 'sent' }], state);
    expect(again.sending).toMatchObject({ q1: { value: 'a' }, q2: { value: 'c' } });
  });

  it('of an earlier visit is sent', () => {
    const kept = { q1: { value: 'kept', at: 1, seen: 0 } };
    expect(answerOf(startAnswers(work({ q1: 'old' }, 3), kept), 'q1')).toBe('kept');
  });
});

describe('what another device saved', () => {
  it('is shown, but not over what has not been sent yet', () => {
    const state = run([
      edited('q1', 'mine', 1),
      { type: 'heard', work: work({ q1: 'theirs', q2: 'theirs' }, 4) },
    ]);
    expect(shownAnswers(state)).toEqual({ q1: 'mine', q2: 'theirs' });
  });

  it('is shown when the server says that it was newer', () => {
    const state = run([
      edited('q1', 'mine', 1),
      { type: 'sent' },
      { type: 'conflicted', work: work({ q1: 'theirs' }, 4) },
    ]);
    expect(answerOf(state, 'q1')).toBe('theirs');
  });

  it('is not taken back by an answer that comes late', () => {
    const state = run([
      { type: 'heard', work: work({ q1: 'new' }, 2) },
      { type: 'heard', work: work({ q1: 'old' }, 1) },
    ]);
    expect(answerOf(state, 'q1')).toBe('new');
  });

  it('does not make an edit newer that was made before it was heard of', () => {
    const state = run([
      edited('q1', 'mine', 1),
      { type: 'heard', work: work({ q1: 'theirs' }, 4) },
      { type: 'sent' },
    ]);
    expect(seenBy(state)).toBe(0);
  });
});

describe('another tab', () => {
  const edits = { q1: { value: 'told', at: 5, seen: 0 } };

  it('shows its edits here at once, the newer of both', () => {
    expect(answerOf(run([edited('q1', 'mine', 1), { type: 'told', edits }]), 'q1')).toBe('told');
    expect(answerOf(run([edited('q1', 'mine', 9), { type: 'told', edits }]), 'q1')).toBe('mine');
  });

  it('saves them for both', () => {
    const state = run([
      { type: 'told', edits },
      edited('q2', 'mine', 6),
      { type: 'settled', edits, work: work({ q1: 'told' }, 1) },
    ]);
    expect(Object.keys(pendingEdits(state))).toEqual(['q2']);
    expect(answerOf(state, 'q1')).toBe('told');
  });
});

it('holds nothing back once the part was submitted, and takes no more edits', () => {
  const state = run([
    edited('q1', 'mine', 1),
    { type: 'heard', work: work({ q1: 'theirs' }, 4, true) },
    edited('q1', 'more', 2),
  ]);
  expect(state.isSubmitted).toBe(true);
  expect(pendingEdits(state)).toEqual({});
  expect(answerOf(state, 'q1')).toBe('theirs');
});

const IDS = new Set(['q1', 'q2', 'q3']);

/** Two devices, a server that follows the product's own rule, and a network that loses and delays. */
class World {
  now = 1;
  server: SavedWork = NOTHING_SAVED;
  readonly devices: AnswersState[] = [startAnswers(nothing, {}), startAnswers(nothing, {})];
  /** Answers of the server that are still on their way. */
  readonly answers: ((AnswersEvent & { readonly arrived: boolean }) | null)[] = [null, null];
  readonly polls: (ServerWork | null)[] = [null, null];
  /** The last edit of each question, whoever made it. */
  readonly newest: Record<string, string> = {};

  tell(device: number, event: AnswersEvent): void {
    this.devices[device] = answersReducer(this.devices[device]!, event);
  }

  snapshot(): ServerWork {
    return { saved: savedAnswers(this.server), revision: this.server.revision, isSubmitted: false };
  }

  edit(device: number, id: string): void {
    const value = `${id} at ${this.now}`;
    this.newest[id] = value;
    this.tell(device, { type: 'edited', id, value, at: this.now });
  }

  /** `arrives`: whether the save reaches the server. */
  save(device: number, arrives: boolean): void {
    if (this.answers[device] || Object.keys(this.devices[device]!.unsent).length === 0) return;
    this.tell(device, { type: 'sent' });
    if (!arrives) {
      this.answers[device] = { type: 'lost', arrived: false };
      return;
    }
    const state = this.devices[device]!;
    const edits = Object.fromEntries(
      Object.entries(state.sending).map(([id, { value, at }]) => [id, { value, ageMs: this.now - at }]),
    );
    const before = this.server.revision;
    const report = { edits, spent: {}, revision: seenBy(state) };
    this.server = withEdits(this.server, report, IDS, { now: this.now, startedAt: null, endsAt: null });
    this.answers[device] =
      before > report.revision
        ? { type: 'conflicted', work: this.snapshot(), arrived: true }
        : { type: 'acknowledged', revision: this.server.revision, arrived: true };
  }

  answer(device: number, reaches: boolean): void {
    const answer = this.answers[device];
    if (!answer) return;
    this.answers[device] = null;
    const { arrived, ...event } = answer;
    this.tell(device, reaches || !arrived ? event : { type: 'lost' });
  }

  poll(device: number): void {
    const heard = this.polls[device];
    if (heard) this.tell(device, { type: 'heard', work: heard });
    this.polls[device] = heard ? null : this.snapshot();
  }

  /** The connection is back, for everybody and for good. */
  settle(): void {
    for (const device of [0, 1, 0, 1]) {
      this.answer(device, true);
      this.save(device, true);
      this.answer(device, true);
    }
    for (const device of [0, 1]) this.tell(device, { type: 'heard', work: this.snapshot() });
  }
}

const device = fc.nat({ max: 1 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('edit' as const), device, id: fc.constantFrom(...IDS) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('save' as const), device, arrives: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), device, reaches: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('poll' as const), device }) },
);

function play(world: World, steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  for (const each of steps) {
    world.now += 1;
    if (each.do === 'edit') world.edit(each.device, each.id);
    else if (each.do === 'save') world.save(each.device, each.arrives);
    else if (each.do === 'answer') world.answer(each.device, each.reaches);
    else world.poll(each.device);
  }
}

describe('two devices over a network that loses and delays', () => {
  it('lose no edit: each question ends with its newest, on the server and on both', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        play(world, steps);
        world.now += 1;
        world.settle();
        expect(savedAnswers(world.server)).toEqual(world.newest);
        for (const state of world.devices) {
          expect(pendingEdits(state)).toEqual({});
          expect(shownAnswers(state)).toEqual(world.newest);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never take back on the screen what its own learner typed last, unless another edit was newer', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom(...IDS), (steps, id) => {
        const world = new World();
        play(world, steps);
        world.edit(0, id);
        const mine = world.newest[id]!;
        const others = steps.filter((each) => each.do !== 'edit' && each.device === 0);
        for (const each of others) {
          play(world, [each]);
          expect(answerOf(world.devices[0]!, id)).toBe(mine);
        }
      }),
    );
  });

  it('never forget a revision that they had seen', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        let seen = [0, 0];
        for (const each of steps) {
          play(world, [each]);
          const now = world.devices.map(({ revision }) => revision);
          expect(now.every((revision, index) => revision >= seen[index]!)).toBe(true);
          seen = now;
        }
      }),
    );
  });
});
