import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLearner } from '../testing/learners.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { OWN_DOCUMENTS } from './own-documents.generated.ts';
import { schema } from './schema.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await aLearner(server)).token;
});
afterAll(() => server.close());

type Input = GraphQLArgument | GraphQLInputField;

const SOUND: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true };

/** A value of a type; within it, each place of a scalar of the given name holds `planted`. */
function argumentOf(type: GraphQLInputType, scalar: string, planted: unknown): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [argumentOf(nullable.ofType as GraphQLInputType, scalar, planted)];
  if (isInputObjectType(nullable)) return variablesOf(Object.values(nullable.getFields()), scalar, planted);
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  const { name } = getNamedType(type);
  return name === scalar ? planted : (SOUND[name] ?? 'x');
}

function variablesOf(inputs: readonly Input[], scalar: string, planted: unknown): Record<string, unknown> {
  return Object.fromEntries(inputs.map(({ name, type }) => [name, argumentOf(type, scalar, planted)]));
}

function holds(type: GraphQLInputType, scalar: string): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named.name === scalar;
  return Object.values(named.getFields()).some((field) => holds(field.type, scalar));
}

function documentOf(root: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const args = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${root} (${variables}) { ${field.name}(${args}) ${isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'} }`;
}

/** One case for each argument of each call that can hold such a scalar. */
function placesOf(scalar: string) {
  const roots = { query: schema.getQueryType()!, mutation: schema.getMutationType()! };
  return (['query', 'mutation'] as const).flatMap((root) =>
    Object.values(roots[root].getFields()).flatMap((field) =>
      field.args
        .filter(({ type }) => holds(type, scalar))
        .map((arg) => ({ field: field.name, arg, args: field.args, document: documentOf(root, field) })),
    ),
  );
}

function variablesWith({ args, arg }: ReturnType<typeof placesOf>[number], scalar: string, planted: unknown) {
  const sound = variablesOf(args, '', undefined);
  return { ...sound, [arg.name]: argumentOf(arg.type, scalar, planted) };
}

const codesOf = async (document: string, variables: Record<string, unknown>) => {
  const { errors } = await server.call(document, variables, { token });
  return errors.map(({ extensions }) => extensions.code);
};

describe('an argument that no database could hold', () => {
  const places = [...placesOf('String'), ...placesOf('ID')];

  it('has many places to stand in', () => expect(places.length).toBeGreaterThan(25));

  it.each(places)('is refused at $field($arg.name)', async (place) => {
    for (const [scalar, text] of [
      ['String', 'a\0b'],
      ['ID', 'a\0b'],
      ['String', 'a\ud800b'],
    ] as const) {
      if (!holds(place.arg.type, scalar)) continue;
      expect(await codesOf(place.document, variablesWith(place, scalar, text))).toEqual(['VAL_001']);
    }
  });

  it('is refused within a document too', async () => {
    expect(await codesOf('{ sublevels(levelSlug: "a\\u0000b") { slug } }', {})).toEqual(['VAL_001']);
    const byDefault = 'query ($slug: String = "a\\u{0}b") { sublevels(levelSlug: $slug) { slug } }';
    expect(await codesOf(byDefault, {})).toEqual(['VAL_001']);
  });
});

describe('an id that is none', () => {
  it.each(placesOf('ID'))('finds nothing at $field($arg.name)', async (place) => {
    for (const id of ['-'.repeat(36), '0'.repeat(36), `{${'0'.repeat(34)}}`, 'x'.repeat(5_000), '']) {
      expect(await codesOf(place.document, variablesWith(place, 'ID', id))).not.toContain('SRV_001');
    }
  });
});

describe('a number that is none', () => {
  it.each(placesOf('Int'))('is refused at $field($arg.name)', async (place) => {
    for (const number of [1.5, 2 ** 31, '1', true]) {
      expect(await codesOf(place.document, variablesWith(place, 'Int', number))).toEqual(['VAL_001']);
    }
  });
});

describe('a call of our own pages', () => {
  it.each(OWN_DOCUMENTS)(
    '$operation refuses variables that do not fit, interpreted and compiled',
    async ({ text }) => {
      const names = [...text.matchAll(/\$(\w+):/g)].map(([, name]) => name!);
      const variables = Object.fromEntries(names.map((name) => [name, { unfit: [1.5] }]));
      for (let count = 0; count < 3; count++) {
        const codes = new Set(await codesOf(text, variables));
        if (names.length > 0) expect(codes).toEqual(new Set(['VAL_001']));
      }
    },
  );
});

describe('a document', () => {
  it.each([
    ['of several operations and no choice', 'query a { __typename } query b { __typename }', {}],
    ['of many faults', `{ ${Array.from({ length: 150 }, (_, index) => `f${index}`).join(' ')} }`, {}],
    [
      'that lets null through to where none may be',
      'query ($slug: String = "x") { level(slug: $slug) { slug } }',
      { slug: null },
    ],
  ])('%s is at fault itself', async (_what, query, variables) => {
    const codes = await codesOf(query, variables);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes)).toEqual(new Set(['VAL_001']));
  });
});
