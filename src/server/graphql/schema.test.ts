import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { COSTS } from '#domain/billing/costs.ts';
import { schema } from './schema.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const contract = buildSchema(read('./contract.graphql'));

function rootFields(): GraphQLField<unknown, unknown>[] {
  return [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.values(type.getFields()),
  );
}

describe('the schema', () => {
  it('is the one that is checked in', () => {
    expect(read('./schema.graphql')).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`);
  });

  it('declares access on every call, and a payer and a known cost on every priced one', () => {
    const fields = rootFields();
    expect(fields.length).toBeGreaterThan(15);
    for (const field of fields) {
      const { access, price } = field.extensions as { access?: string; price?: unknown };
      expect(access, field.name).toMatch(/^(visitor|learner)$/);
      if (price === undefined) continue;
      expect(access, field.name).toBe('learner');
      // A price by arguments is held to the table by its type.
      if (typeof price !== 'function') expect(Object.keys(COSTS), field.name).toContain(price);
    }
  });

  it('opens to visitors only what a visitor needs', () => {
    const open = rootFields().filter(({ extensions }) => extensions.access === 'visitor');
    expect(open.map(({ name }) => name).sort()).toEqual([
      'allPlans',
      'categories',
      'checkSignup',
      'legalContent',
      'login',
      'logout',
      'refreshToken',
      'requestPasswordReset',
      'resetPassword',
      'signup',
      'specialities',
    ]);
  });
});

describe('the contract', () => {
  for (const root of ['Query', 'Mutation']) {
    for (const [name, wanted] of Object.entries(fieldsOf(contract.getType(root)))) {
      const path = `${root}.${name}`;
      const built = fieldsOf(schema.getType(root))[name];
      it(`${path} is kept`, () => expect(built && faults(built, wanted, new Set())).toEqual([]));
    }
  }
});

type Fields = Record<string, GraphQLField<unknown, unknown>>;

function fieldsOf(type: GraphQLNamedType | undefined): Fields {
  return isObjectType(type) ? type.getFields() : {};
}

/** Where a built field breaks the contract's: in its type, its arguments, or the types that it leads to. */
function faults(
  built: GraphQLField<unknown, unknown>,
  wanted: GraphQLField<unknown, unknown>,
  seen: Set<string>,
): string[] {
  const found: string[] = [];
  if (!isKept(String(built.type), String(wanted.type))) {
    found.push(`${built.name}: ${built.type}, not ${wanted.type}`);
  }
  for (const arg of wanted.args) {
    const own = built.args.find(({ name }) => name === arg.name);
    if (String(own?.type) !== String(arg.type)) found.push(`${built.name}(${arg.name}: ${own?.type})`);
  }
  for (const arg of built.args) {
    const extra = !wanted.args.some(({ name }) => name === arg.name);
    if (extra && String(arg.type).endsWith('!')) found.push(`${built.name}(${arg.name}) is required`);
  }
  return [...found, ...typeFaults(getNamedType(built.type), getNamedType(wanted.type), seen)];
}

/** An answer that is never null keeps the promise of one that may be. */
function isKept(built: string, wanted: string): boolean {
  return built === wanted || built === `${wanted}!`;
}

function typeFaults(built: GraphQLNamedType, wanted: GraphQLNamedType, seen: Set<string>): string[] {
  if (seen.has(wanted.name)) return [];
  seen.add(wanted.name);
  if (isEnumType(wanted) && isEnumType(built)) {
    const values = built.getValues().map(({ name }) => name);
    return wanted
      .getValues()
      .flatMap(({ name }) => (values.includes(name) ? [] : [`${wanted.name}.${name}`]));
  }
  if (isInputObjectType(wanted)) return isInputObjectType(built) ? [] : [wanted.name];
  return Object.entries(fieldsOf(wanted)).flatMap(([name, field]) => {
    const own = fieldsOf(built)[name];
    return own ? faults(own, field, seen) : [`${wanted.name}.${name} is missing`];
  });
}
