// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '#web/lib/session/tokens.ts';
import { keepDraft, keepUnsent, keptDraft, keptUnsent } from './kept-work.ts';

const message = { key: 'k', text: 'Hello', after: 2 };
const doctor = (content: string) => ({ role: 'doctor' as const, content });
const patient = (content: string) => ({ role: 'patient' as const, content });
const before = [doctor('One'), patient('Two')];

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('an unsent message', () => {
  it('is there again where the conversation has not gone on', () => {
    keepUnsent('c1', message);
    expect(keptUnsent('c1', before)).toEqual(message);
  });

  it('is forgotten when it stands in the conversation', () => {
    keepUnsent('c1', message);
    expect(keptUnsent('c1', [...before, doctor('Hello'), patient('Hi')])).toBeNull();
    expect(keptUnsent('c1', before)).toBeNull();
  });

  it('is kept beside something else that was said', () => {
    keepUnsent('c1', message);
    expect(keptUnsent('c1', [...before, doctor('Goodbye')])).toEqual(message);
  });

  it('belongs to its own conversation', () => {
    keepUnsent('c1', message);
    expect(keptUnsent('c2', before)).toBeNull();
  });

  it.each(['nonsense', '{"key":1}', 'null'])('that cannot be read is none: %s', (kept) => {
    localStorage.setItem('bedside.learner.unsent.c1', kept);
    expect(keptUnsent('c1', [])).toBeNull();
  });
});

it('forgets unsent work at logout', () => {
  keepDraft('c1', 'Half');
  keepUnsent('c1', message);
  clearSession();
  expect(keptDraft('c1')).toBe('');
  expect(keptUnsent('c1', before)).toBeNull();
});

it('does without a storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  keepDraft('c1', 'Half');
  expect(keptDraft('c1')).toBe('');
});
