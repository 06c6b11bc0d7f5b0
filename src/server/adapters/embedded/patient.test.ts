import { describe, expect, it } from 'vitest';
import type { PlayedCase } from '#domain/practice/complex/played-case.ts';
import { conversationHandlers, type ReplyJob } from '#engines/conversation.ts';
import { readTalk } from '../../testing/patient-talk.ts';
import { aFact, aPlayedCase } from '../../testing/played-case.ts';
import { embeddedPatient } from './patient.ts';

/** A pool that remembers what it was asked for. */
function watchedPool() {
  const jobs: { readonly job: ReplyJob; readonly background: boolean | undefined }[] = [];
  const run = async (_: string, job: ReplyJob, { background }: { background?: boolean }) => {
    jobs.push({ job, background });
    return conversationHandlers.reply(job);
  };
  return { jobs, pool: { run } as never };
}

/** Four facts, one of them with two ways of asking. */
function aCaseWithAsks(): PlayedCase {
  const played = aPlayedCase();
  const asked = [
    ['When did it start?', 'Since when?'],
    ['Do you smoke?'],
    ['What makes it worse?'],
    ['Who is at home?'],
  ];
  const facts = asked.map((asks, at) => aFact({ id: `fact-${at}`, topic: 'onset', asks }));
  return { ...played, brief: { ...played.brief!, facts } };
}

describe('the rehearsal of a case', () => {
  it('plays some turns that the case expects, one after the other, while nobody waits', async () => {
    const { jobs, pool } = watchedPool();
    await embeddedPatient(pool, async () => readTalk()).rehearse(aCaseWithAsks());
    expect(jobs.every(({ background }) => background)).toBe(true);
    expect(jobs.map(({ job }) => job.state?.turn ?? 0)).toEqual([0, 1, 2]);
    expect(jobs.map(({ job }) => job.turns[0]!.content)).toEqual([
      'When did it start?',
      'Do you smoke?',
      'What makes it worse?',
    ]);
  });

  it('plays one turn where others were played before, as all is compiled by then', async () => {
    const { jobs, pool } = watchedPool();
    const patient = embeddedPatient(pool, async () => readTalk());
    await patient.rehearse(aCaseWithAsks());
    await patient.rehearse(aCaseWithAsks());
    expect(jobs).toHaveLength(4);
  });

  it('tells what is explained first, and checks it', async () => {
    const { jobs, pool } = watchedPool();
    const played = aCaseWithAsks();
    const model = 'Put your foot up when you sit.';
    const keyPoints = [{ id: 'foot-up', goal: 'Have the foot up', about: ['foot up'], model }];
    await embeddedPatient(pool, async () => readTalk()).rehearse({
      ...played,
      brief: { ...played.brief!, keyPoints },
    });
    expect(jobs.slice(3).map(({ job }) => job.turns[0]!.content)).toEqual([
      model,
      'Just so I know I was clear, what will you do?',
    ]);
  });

  it('leaves a case that nobody has written ways of asking for to its first turn', async () => {
    const { jobs, pool } = watchedPool();
    await embeddedPatient(pool, async () => readTalk()).rehearse({ ...aPlayedCase(), brief: null });
    expect(jobs).toEqual([]);
  });

  it('fails quietly', async () => {
    const { pool } = watchedPool();
    const patient = embeddedPatient(pool, () => Promise.reject(new Error('no talk')));
    await expect(patient.rehearse(aPlayedCase())).resolves.toBeUndefined();
  });
});
