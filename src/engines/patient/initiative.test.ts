import { describe, expect, it } from 'vitest';
import { aConcern } from '#server/testing/played-role-play.ts';
import { aFact, OPENED, type Said, unitsOf } from '#server/testing/role-play-talk.ts';

/** Closed questions, each with its fact, so that none is answered twice. */
const ASKED = [
  ['job', 'occupation', 'What is your job?', 'I drive a bus.'],
  ['smoke', 'smoking', 'Do you smoke?', 'I gave up cigarettes.'],
  ['stairs', 'exercise', 'Do you take any exercise?', 'I climb the stairs.'],
  ['sleeps', 'sleep', 'How do you sleep?', 'I sleep like a log.'],
  ['bread', 'diet', 'What do you eat?', 'Mostly bread.'],
  ['stone', 'weight', 'Have you lost weight?', 'Half a stone.'],
  ['flat', 'home', 'Where do you live?', 'In a flat above the shop.'],
  ['trip', 'travel', 'Have you travelled lately?', 'To Leeds and back.'],
  ['jabs', 'vaccination', 'Have you been vaccinated?', 'Every autumn.'],
  ['hernia', 'surgery', 'Have you had an operation?', 'A hernia in spring.'],
  ['pills', 'medication', 'What medicines do you take?', 'A water pill.'],
  ['bowels', 'bowel', 'How are your bowels?', 'Regular as clockwork.'],
  ['wine', 'alcohol', 'Do you drink any wine?', 'A glass on Sundays.'],
  ['moody', 'mood', 'How is your mood?', 'Up and down.'],
] as const;
const MINE = {
  facts: ASKED.map(([id, topic, , full]) => aFact({ id, topic, short: full, full })),
  concerns: [aConcern({ id: 'dying' })],
  questions: [],
};
const closed = (at: number): Said => [ASKED[at % ASKED.length]![2], ASKED[at % ASKED.length]![1]];

/** What is said in a turn by its number, after closed questions alone. */
function saidIn(turn: number, said: readonly Said[] = [closed(turn - 2)]): string {
  const before = Array.from({ length: turn - 2 }, (_, at) => [closed(at)]);
  return unitsOf([OPENED, ...before, said], MINE)
    .at(-1)!
    .join();
}

describe('a fear that nobody has asked for, beside an answer', () => {
  it.each([4, 8, 9, 13])('is left unsaid where a closed question leaves no room for it: turn %i', (turn) => {
    expect(saidIn(turn)).not.toContain('concern.');
  });

  it('comes with a turn that explains as well, from the ninth turn on', () => {
    const explains: Said = ['The lungs are clearing up nicely.', 'explain_diagnosis'];
    expect(saidIn(8, [explains, closed(6)])).not.toContain('concern.');
    expect(saidIn(9, [explains, closed(7)])).toContain('concern.dying.says.0');
  });

  it('comes with any from the fourteenth on', () => {
    expect(saidIn(14)).toContain('concern.dying.says.0');
  });

  it('is said to whoever asks for it, at any time', () => {
    expect(saidIn(4, [['Is there anything that worries you?', 'concerns']])).toContain(
      'concern.dying.says.0',
    );
  });
});
