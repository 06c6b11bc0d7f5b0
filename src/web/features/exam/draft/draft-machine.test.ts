import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThinned } from '#domain/oet/drafts.ts';
import {
  type DraftEvent,
  type DraftState,
  draftReducer,
  draftToKeep,
  isUnsaved,
  nextToSend,
  type ServerDraft,
  startDraft,
} from './draft-machine.ts';

const work = (text: string, revision: number, isSubmitted = false): ServerDraft => ({
  text,
  revision,
  isSubmitted,
});
const nothing = work('', 0);
const run = (events: readonly DraftEvent[], from: DraftState = startDraft(nothing, [])) =>
  events.reduce(draftReducer, from);
const edited = (text: string): DraftEvent => ({ type: 'edited', text });
const SENT: DraftEvent = { type: 'sent' };
const LOST: DraftEvent = { type: 'lost' };

describe('a text', () => {
  it('is unsaved until it is known to have arrived', () => {
    const sent = run([edited('Dear'), SENT]);
    expect([sent.text, sent.sending?.revision, isUnsaved(sent)]).toEqual(['Dear', 0, true]);
    const arrived = run([{ type: 'acknowledged', revision: 1 }], sent);
    expect([arrived.base, isUnsaved(arrived)]).toEqual([{ text: 'Dear', revision: 1 }, false]);
  });

  it('that was typed while another was on its way is sent on top of it', () => {
    const state = run([edited('Dear'), SENT, edited('Dear Dr'), { type: 'acknowledged', revision: 1 }]);
    expect(nextToSend(state)).toEqual({ text: 'Dear Dr', revision: 1 });
  });

  it('whose answer was lost is its own when the server has it', () => {
    const state = run([
      edited('Dear'),
      SENT,
      LOST,
      edited('Dear Dr'),
      { type: 'heard', work: work('Dear', 1) },
    ]);
    expect([state.other, nextToSend(state)]).toEqual([null, { text: 'Dear Dr', revision: 1 }]);
  });

  it('of an earlier visit is sent, also when its answer had been on its way', () => {
    const kept = draftToKeep(run([edited('Dear'), SENT, edited('Dear Dr')]));
    const state = startDraft(work('Dear', 1), kept ? [kept] : []);
    expect([state.text, state.other, nextToSend(state)?.revision]).toEqual(['Dear Dr', null, 1]);
  });

  it('of a second tab that is gone is sent too', () => {
    const [one, two] = ['one', 'two'].map((text) => draftToKeep(run([edited(text)])));
    const state = startDraft(nothing, one && two ? [one, two] : []);
    expect([state.text, nextToSend(state)?.text]).toEqual(['one', 'two']);
  });
});

describe('the text of another device', () => {
  it('is shown where this one has nothing of its own', () => {
    const state = run([{ type: 'heard', work: work('theirs', 3) }]);
    expect([state.text, isUnsaved(state)]).toEqual(['theirs', false]);
  });

  it('never replaces what was typed here: the learner chooses, and nothing is sent before', () => {
    const state = run([edited('mine'), { type: 'heard', work: work('theirs', 3) }]);
    expect([state.text, state.other?.text, nextToSend(state)]).toEqual(['mine', 'theirs', null]);
    const mine = run([{ type: 'keptMine' }], state);
    expect([mine.other, nextToSend(mine)]).toEqual([null, { text: 'mine', revision: 3 }]);
  });

  it('is taken only after this one’s is on its way to the server, to be kept aside', () => {
    const state = run([edited('mine'), { type: 'heard', work: work('theirs', 3) }, { type: 'tookTheirs' }]);
    expect([state.text, nextToSend(state)]).toEqual(['theirs', { text: 'mine', revision: 0 }]);
    const kept = run([SENT, { type: 'conflicted', work: work('theirs', 3) }], state);
    expect(isUnsaved(kept)).toBe(false);
  });

  it('is taken at once where the server has kept this one’s already', () => {
    const state = run([
      edited('mine'),
      SENT,
      { type: 'conflicted', work: work('theirs', 3) },
      { type: 'tookTheirs' },
    ]);
    expect(isUnsaved(state)).toBe(false);
  });

  it('that went on from this one’s is shown when its answer comes late', () => {
    const state = run([
      edited('mine'),
      SENT,
      { type: 'heard', work: work('mine and theirs', 2) },
      { type: 'acknowledged', revision: 1 },
    ]);
    expect([state.text, state.other]).toEqual(['mine and theirs', null]);
  });
});

it('an earlier version comes back after what stood in its place is sent', () => {
  const state = run([edited('new'), { type: 'restored', text: 'old' }]);
  expect([state.text, nextToSend(state)?.text]).toEqual(['old', 'new']);
  const sent = run([SENT, { type: 'acknowledged', revision: 1 }], state);
  expect(nextToSend(sent)).toEqual({ text: 'old', revision: 1 });
});

it('takes no more edits once it was submitted', () => {
  const state = run([edited('mine'), { type: 'heard', work: work('theirs', 4, true) }, edited('more')]);
  expect([state.text, state.isSubmitted, isUnsaved(state)]).toEqual(['theirs', true, false]);
});

interface StoredDraft {
  readonly revision: number | null;
  readonly text: string;
  readonly savedAt: Date;
}

/** A server that keeps drafts as the product's does. */
class Server {
  drafts: readonly StoredDraft[] = [];
  revision = 0;

  head(): ServerDraft {
    const top = this.drafts.findLast(({ revision }) => revision !== null);
    return work(top?.text ?? '', this.revision);
  }

  save(text: string, revision: number, savedAt: Date): DraftEvent {
    const top = this.drafts.findLast((draft) => draft.revision !== null);
    if (top?.text === text) return { type: 'acknowledged', revision: this.revision };
    if (revision !== this.revision) {
      this.drafts = [...this.drafts, { revision: null, text, savedAt }];
      return { type: 'conflicted', work: this.head() };
    }
    this.revision += 1;
    const kept = this.drafts.filter((draft) => draft !== top || !isThinned(top, { text, savedAt }, null));
    this.drafts = [...kept, { revision: this.revision, text, savedAt }];
    return { type: 'acknowledged', revision: this.revision };
  }
}

/** Two devices, and a network that loses and delays. */
class World {
  now = 1;
  readonly server = new Server();
  readonly devices: DraftState[] = [startDraft(nothing, []), startDraft(nothing, [])];
  readonly replies: (DraftEvent | null)[] = [null, null];
  readonly looks: (ServerDraft | null)[] = [null, null];
  /** Everything that was ever typed. */
  readonly typed: string[] = [];

  tell(device: number, event: DraftEvent): void {
    this.devices[device] = draftReducer(this.devices[device]!, event);
  }

  type(device: number): void {
    // Longer than what may go without being kept.
    const passage = `[a passage of device ${device} that was typed at ${this.now}]`;
    this.typed.push(passage);
    this.tell(device, edited(this.devices[device]!.text + passage));
  }

  save(device: number, arrives: boolean): void {
    const draft = nextToSend(this.devices[device]!);
    if (this.replies[device] || !draft) return;
    this.tell(device, SENT);
    this.replies[device] = arrives
      ? this.server.save(draft.text, draft.revision, new Date(this.now * 1000))
      : LOST;
  }

  reply(device: number, reaches: boolean): void {
    const reply = this.replies[device];
    if (!reply) return;
    this.replies[device] = null;
    this.tell(device, reaches ? reply : LOST);
  }

  look(device: number): void {
    const heard = this.looks[device];
    if (heard) this.tell(device, { type: 'heard', work: heard });
    this.looks[device] = heard ? null : this.server.head();
  }

  /** The page is loaded again: what the browser kept is all that is left. */
  reload(device: number): void {
    const kept = draftToKeep(this.devices[device]!);
    this.replies[device] = null;
    this.looks[device] = null;
    this.devices[device] = startDraft(this.server.head(), kept ? [kept] : []);
  }

  /** The connection is back for good, and whoever is asked chooses. */
  settle(choice: 'keptMine' | 'tookTheirs'): void {
    for (let round = 0; round < 200; round += 1) {
      for (const device of [0, 1]) {
        this.now += 1;
        this.reply(device, true);
        this.save(device, true);
        this.reply(device, true);
        this.tell(device, { type: choice });
        if (!isUnsaved(this.devices[device]!)) this.tell(device, { type: 'heard', work: this.server.head() });
      }
    }
  }

  /** Everything that the server has. */
  kept(): string {
    return this.server.drafts.map(({ text }) => text).join('\n');
  }
}

const device = fc.nat({ max: 1 });
const choice = fc.constantFrom('keptMine' as const, 'tookTheirs' as const);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), device }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('save' as const), device, arrives: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reply' as const), device, reaches: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), device }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('choose' as const), device, choice }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function play(world: World, steps: readonly Step[]): void {
  for (const each of steps) {
    world.now += 1;
    if (each.do === 'type') world.type(each.device);
    else if (each.do === 'save') world.save(each.device, each.arrives);
    else if (each.do === 'reply') world.reply(each.device, each.reaches);
    else if (each.do === 'look') world.look(each.device);
    else if (each.do === 'reload') world.reload(each.device);
    else world.tell(each.device, { type: each.choice });
  }
}

describe('two devices over a network that loses and delays', () => {
  it('lose nothing that was typed: it stands in the text or among the drafts', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), choice, (steps, last) => {
        const world = new World();
        play(world, steps);
        world.settle(last);
        for (const passage of world.typed) expect(world.kept()).toContain(passage);
      }),
      { numRuns: 500 },
    );
  });

  it('end with the same text, and with nothing that is unsaved', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), choice, (steps, last) => {
        const world = new World();
        play(world, steps);
        world.settle(last);
        for (const state of world.devices) {
          expect(isUnsaved(state)).toBe(false);
          expect(state.text).toBe(world.server.head().text);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('replace a text with changes of its own only when its learner says so', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        for (const each of steps) {
          const before = world.devices[each.device]!;
          play(world, [each]);
          const after = world.devices[each.device]!;
          const isOwn = before.text !== before.base.text && !before.sending && each.do !== 'choose';
          if (isOwn) expect(after.text.startsWith(before.text)).toBe(true);
        }
      }),
    );
  });
});
