import { describe, expect, it } from 'vitest';
import { rolePlayPack } from '#server/testing/role-play-pack.ts';
import { checkRolePlays } from './check-role-plays.ts';
import { type RolePlayPack, rolePlaySchema } from './role-play-schema.ts';

const PATH = `oet/speaking/${rolePlayPack.id}.yaml`;
const faultsOf = (pack: RolePlayPack, path = PATH) => checkRolePlays([{ path, pack }]).join('\n');

const { candidate, brief } = rolePlayPack;
const [task, ...tasks] = candidate.tasks;
const [concern, ...concerns] = brief.concerns;
const [fact, ...facts] = brief.facts;
const withTask = (changes: Partial<typeof task>): RolePlayPack => ({
  ...rolePlayPack,
  candidate: { ...candidate, tasks: [{ ...task!, ...changes }, ...tasks] },
});
const withConcern = (changes: Partial<typeof concern>): RolePlayPack => ({
  ...rolePlayPack,
  brief: { ...brief, concerns: [{ ...concern!, ...changes }, ...concerns] },
});
const withFact = (changes: Partial<typeof fact>): RolePlayPack => ({
  ...rolePlayPack,
  brief: { ...brief, facts: [{ ...fact!, ...changes }, ...facts] },
});
const withBackground = (background: string): RolePlayPack => ({
  ...rolePlayPack,
  candidate: { ...candidate, background },
});

const LONG = Array.from({ length: 36 }, (_, index) => `word${index}`).join(' ');

describe('the linter of role-plays', () => {
  it('finds nothing in a good one, which has the shape of a pack', () => {
    expect(faultsOf(rolePlayPack)).toBe('');
    expect(rolePlaySchema.safeParse(rolePlayPack).error).toBeUndefined();
  });

  it.each<[string, RolePlayPack, RegExp]>([
    ['a task without a verb', withTask({ text: 'The cough and how long.' }), /begins with 'the'/],
    ['a task that nothing shows', withTask({ shownBy: { acts: [], words: [] } }), /nothing shows the task/],
    ['an id that stands twice', withTask({ id: 'explain' }), /the task explain stands twice/],
    ['a model that nobody can say', withTask({ model: LONG }), /nobody says so much/],
    ['a line that nobody can say', withConcern({ settled: LONG }), /nobody says so much/],
    ['capitals in a phrase', withConcern({ settledBy: [['Rest']] }), /'Rest' must be in small letters/],
    ['a phrase for and against', withConcern({ worsenedBy: ['settled antibiotics'] }), /makes it worse/],
    ['a line said twice', withConcern({ still: ['A hint at antibiotics.'] }), /is said twice/],
    ['a guarded fact without a condition', withFact({ disclosure: 'guarded' }), /needs a condition/],
    ['a cue of what is not guarded', withFact({ cue: 'Well...' }), /only a guarded fact has a cue/],
    ['a fact that is denied', withFact({ topic: 'symptom.fever', polarity: 'yes' }), /is denied as well/],
    ['another profession’s id', { ...rolePlayPack, profession: 'dentistry' }, /start with the profession/],
    [
      'what the other one keeps back on the candidate’s card',
      {
        ...withBackground('Say: my mother coughed just like this.'),
        brief: withCue('My mother coughed just like this.'),
      },
      /gives away 'my mother coughed just like this'/,
    ],
  ])('finds %s', (_name, pack, fault) => {
    expect(faultsOf(pack)).toMatch(fault);
  });

  it('finds a file at the wrong place, and two of one id', () => {
    expect(faultsOf(rolePlayPack, 'oet/speaking/other.yaml')).toMatch(/must stand at/);
    const twice = [PATH, PATH].map((path) => ({ path, pack: rolePlayPack }));
    expect(checkRolePlays(twice)).toContain(`the id ${rolePlayPack.id} stands twice`);
  });
});

function withCue(cue: string): RolePlayPack['brief'] {
  const guarded = brief.facts.map((each) => (each.disclosure === 'guarded' ? { ...each, cue } : each));
  return { ...brief, facts: guarded };
}
