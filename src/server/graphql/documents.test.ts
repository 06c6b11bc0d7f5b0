import { queryObjects } from 'node:v8';
import { getIntrospectionQuery, Source } from 'graphql';
import { expect, it } from 'vitest';
import { BOUNDS } from './bounds.ts';
import type { Context } from './context.ts';
import { callRunner } from './documents.ts';
import { OWN_DOCUMENTS } from './own-documents.generated.ts';
import { schema } from './schema.ts';

const run = callRunner({ schema, introspection: false });

/** Nothing here gets as far as the database. */
const visitor = { caller: { kind: 'visitor' } } as Context;

const runText = (text: string, operationName?: string) =>
  run({ text, variables: {}, operationName }, visitor);

/** How many parsed documents the process keeps: each holds on to its source. */
const parsedDocuments = () => queryObjects(Source, { format: 'count' }) as unknown as number;

const ME = OWN_DOCUMENTS.find(({ operation }) => operation === 'me')!;

it('forgets documents that are not ours, the valid and the broken, and keeps ours once', async () => {
  const before = parsedDocuments();
  for (let index = 0; index < 100; index++) {
    expect((await runText(`query q${index} { __typename }`)).result.data).toEqual({ __typename: 'Query' });
    expect((await runText(`query q${index} { nothing }`)).result.errors).toHaveLength(1);
    expect((await runText(ME.text)).operation).toBe('me');
  }
  expect(parsedDocuments() - before).toBe(1);
});

it('takes our documents by their own names alone, so that none is left uncompiled', async () => {
  expect((await runText(ME.text, 'other')).result).not.toHaveProperty('data');
  expect((await runText(ME.text, 'me')).result.data).toBeNull();
});

it('would take ours as foreign too: a page that is older than the server goes on working', async () => {
  for (const { text } of OWN_DOCUMENTS) {
    expect(text.length).toBeLessThan(BOUNDS.characters / 2);
    const { operation, result } = await runText(`${text} `);
    expect(operation).toBe('foreign');
    expect(result.errors?.[0]?.message ?? '').not.toMatch(/too|Cannot query|Syntax/);
  }
});

it('describes the schema in development alone', async () => {
  const query = getIntrospectionQuery();
  expect((await runText(query)).result.errors?.[0]?.message).toMatch(/introspection/i);
  const runThere = callRunner({ schema, introspection: true });
  const call = { text: query, variables: {}, operationName: undefined };
  expect((await runThere(call, visitor)).result).toMatchObject({ data: { __schema: expect.anything() } });
});
