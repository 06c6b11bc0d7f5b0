// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { claimWork, findWork, forgetAllWork } from '../kept-work/kept-work.ts';
import { unsentName } from '../kept-work/unsent-calls.ts';
import type { Pending } from './conversation-machine.ts';
import { keepMessage, keptMessage } from './unsent-message.ts';

const call = { document: 'mutation say{said}', operation: 'say', variables: { text: 'Hello' } };
const message: Pending = { kind: 'text', key: 'k-1', call, text: 'Hello' };
const doctor = (content: string) => ({ role: 'doctor' as const, content });
const patient = (content: string) => ({ role: 'patient' as const, content });
const before = [doctor('Good morning'), patient('Hi')];
const kept = async (turns: Parameters<typeof keptMessage>[2], subject = 'c1') =>
  keptMessage(subject, await findWork(unsentName(subject)), turns);

beforeEach(async () => {
  await forgetAllWork();
  await claimWork('ana');
});

it('a message on its way is found with its key and its call', async () => {
  await keepMessage('c1', message, before.length);
  expect(await kept(before)).toEqual(message);
  expect(await kept(before, 'c2')).toBeNull();
});

it('one that has arrived is forgotten', async () => {
  await keepMessage('c1', message, before.length);
  expect(await kept([...before, doctor('Hello'), patient('Hi')])).toBeNull();
  await vi.waitFor(async () => expect(await kept(before)).toBeNull());
});

it('one in whose place something else was said has not arrived', async () => {
  await keepMessage('c1', message, before.length);
  expect(await kept([...before, doctor('Goodbye')])).toEqual(message);
});

it('a recording is kept as it was', async () => {
  const bytes = Uint8Array.from({ length: 3_000 }, (_, index) => index % 251);
  const take = { blob: new Blob([bytes]), mimeType: 'audio/webm', durationMs: 1_500 };
  await keepMessage('c1', { kind: 'recording', key: 'k-2', call, take }, 0);
  const found = await kept([]);
  if (found?.kind !== 'recording') throw new Error('No recording was kept');
  expect(found).toMatchObject({ key: 'k-2', call, take: { mimeType: 'audio/webm', durationMs: 1_500 } });
  expect(new Uint8Array(await found.take.blob.arrayBuffer())).toEqual(bytes);
});

it('a correction is found with the turn that it corrects, until it has arrived', async () => {
  const correction: Pending = { kind: 'correction', key: 'k-3', call, text: 'Good night', number: 1 };
  await keepMessage('c1', correction, before.length);
  expect(await kept(before)).toEqual(correction);
  expect(await kept([doctor('Good night'), patient('Hi')])).toBeNull();
});

it.each([null, 'x', {}, { key: 1 }, { document: '', operation: '', key: '', shown: { kind: 'text' } }])(
  'what is no message is none: %j',
  (value) => {
    expect(keptMessage('c1', { value, revision: 1, editedAt: 0 }, [])).toBeNull();
  },
);
