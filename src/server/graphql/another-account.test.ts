import { randomUUID } from 'node:crypto';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFullLearner, type FullLearner, WORDS } from '../testing/full-learner.ts';
import type { Answer } from '../testing/graphql-call.ts';
import { aLearner, type TestLearner } from '../testing/learners.ts';
import { snapshotOf } from '../testing/tables.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { schema } from './schema.ts';

/*
 * Every call of the schema, made with what is another learner's: by a second account, by nobody, and with a token that
 * is none. A call, an argument or an input that is new is walked too; one that these lists don't know fails.
 */

const SECRET = 'the signing secret of these tests, which nobody may read';

let server: TestServer;
let owner: FullLearner;
let stranger: TestLearner;

beforeAll(async () => {
  server = await startTestServer({ jwtSecrets: [SECRET] });
  owner = await aFullLearner(server);
  stranger = await aLearner(server, { fullName: 'Other Person' });
});
afterAll(() => server.close());

type Root = 'query' | 'mutation';
type Field = GraphQLField<unknown, unknown>;
type Input = GraphQLArgument | GraphQLInputField;

const FIELDS: readonly { root: Root; name: string; field: Field }[] = (
  ['query', 'mutation'] as const
).flatMap((root) => {
  const type = root === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  return Object.values(type.getFields()).map((field) => ({ root, name: field.name, field }));
});

/** By the name of an argument of type ID, what is the owner's or the course's. */
const IDS: Readonly<Record<string, () => string>> = {
  id: () => owner.course.case,
  conversationId: () => owner.ids.conversation,
  guidedGroupId: () => owner.course.dialogue,
  guidedPracticeId: () => owner.course.line,
  patientCaseId: () => owner.course.case,
  after: () => '999999999',
  planId: () => 'basic',
  mockExamId: () => owner.ids.mockExam,
  progressId: () => owner.ids.attempt,
  sessionId: () => owner.ids.session,
  speciality: () => 'cardiology',
  vocabularyId: () => owner.course.vocabulary,
};

/** By the name of an argument of type String, what somebody would send who is after the owner's. */
const TEXTS: Readonly<Record<string, () => string>> = {
  answers: () => '{}',
  audioData: () => Buffer.from('a recording').toString('base64'),
  bloodPressure: () => '120/80',
  capability: () => 'transcriber',
  category: () => 'dentistry',
  chiefComplaint: () => 'A cough',
  content: () => 'When did it start?',
  correctedText: () => 'When did it stop?',
  currentPassword: () => 'wrong',
  description: () => 'A case of mine.',
  draft: () => 'A draft',
  email: () => owner.learner.email,
  expectedTerm: () => 'fever',
  fullName: () => 'Other Person',
  gender: () => 'female',
  heartRate: () => '70',
  history: () => 'None',
  host: () => 'ai.example',
  language: () => 'pt',
  languageToLearn: () => 'en',
  letterContent: () => 'Dear Dr Hale',
  levelSlug: () => 'beginner-vocabulary',
  module: () => 'reading',
  newPassword: () => 'seven green lanterns',
  part: () => 'A',
  password: () => 'not the password 7',
  phoneNumber: () => '1',
  profession: () => 'nursing',
  refresh: () => `${owner.ids.session}.guessed.guessed`,
  respiratoryRate: () => '12',
  rolePlayType: () => 'routine',
  sectionType: () => 'reading',
  slug: () => 'privacy-policy',
  sourceLanguage: () => 'en',
  specialty: () => 'cardiology',
  targetLanguage: () => 'pt',
  temperature: () => '37',
  text: () => `listening:${owner.ids.attempt}/A`,
  token: () => 'guessed',
  typedText: () => 'Any fever?',
  voice: () => 'female',
};

const REST: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  JSON: {},
  DateTime: new Date(0),
};

/** `id` stands at every place of an ID; undefined: what fits there. */
function sentAs({ name, type }: { name: string; type: GraphQLInputType }, id: string | undefined): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sentAs({ name, type: nullable.ofType as GraphQLInputType }, id)];
  if (isInputObjectType(nullable)) return variablesOf(Object.values(nullable.getFields()), id);
  if (isEnumType(nullable))
    return (nullable.getValue('doctor') ?? nullable.getValue('running') ?? nullable.getValues()[0])!.name;
  const scalar = getNamedType(type).name;
  const known = { ID: IDS, String: TEXTS }[scalar];
  if (!known) return REST[scalar];
  const value = known[name];
  if (!value) throw new Error(`This test doesn't know what to send as '${name}' (${scalar}).`);
  return scalar === 'ID' ? (id ?? value()) : value();
}

function variablesOf(inputs: readonly Input[], id?: string): Record<string, unknown> {
  return Object.fromEntries(inputs.map((input) => [input.name, sentAs(input, id)]));
}

/** Everything that can be asked of a type without more arguments. */
function selectionOf(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) =>
      !field.args.some(isRequiredArgument) &&
      (isLeafType(getNamedType(field.type)) || !above.includes(getNamedType(field.type).name)),
  );
  const parts = fields.map((field) => `${field.name}${selectionOf(field.type, [...above, named.name])}`);
  return ` { __typename ${parts.join(' ')} }`;
}

function documentOf(root: Root, field: Field): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const args = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = args ? `${field.name}(${args})` : field.name;
  return `${root}${variables && ` (${variables})`} { ${call}${selectionOf(field.type)} }`;
}

function ask(root: Root, field: Field, token: string | undefined, id?: string): Promise<Answer> {
  const options = { key: randomUUID(), ...(token && { token }) };
  return server.call(documentOf(root, field), variablesOf(field.args, id), options);
}

const takesId = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named.name === 'ID';
  return Object.values(named.getFields()).some((field) => takesId(field.type));
};

/** What an answer must never say, whoever asks. */
const INNER =
  /\bat \S+ \(|node_modules|\.ts:\d|file:\/\/|(select|insert|update|delete) .*(from|into|set) "|relation "|syntax error|duplicate key|violates|\bpg_|\$argon|ECONN/i;

function leaksIn(answer: Answer): string[] {
  const text = JSON.stringify(answer).toLowerCase();
  const hers = owner.marks.filter((mark) => text.includes(mark.toLowerCase()));
  const inner = INNER.exec(text)?.[0];
  const faults = answer.errors.filter(({ extensions }) => extensions.code === 'SRV_001');
  return [
    ...hers,
    ...(inner ? [inner] : []),
    ...(text.includes(SECRET) ? ['the secret'] : []),
    ...faults.map(() => 'SRV_001'),
  ];
}

describe('with a second account', () => {
  it.each(FIELDS)('$name tells nothing of the first', async ({ root, field }) => {
    const ids = field.args.some(({ type }) => takesId(type)) ? Object.values(owner.ids) : [];
    for (const id of [undefined, ...ids]) {
      // What a call did to the stranger's own account must not hide what the next one tells.
      const answer = await ask(root, field, stranger.token, id);
      expect(leaksIn(answer), JSON.stringify(answer)).toEqual([]);
      const unheard = answer.errors.filter(({ extensions }) => extensions.code.startsWith('AUTH_00'));
      if (field.name !== 'login' && field.name !== 'refreshToken') expect(unheard).toEqual([]);
    }
  });

  it('nothing of the first has changed', async () => {
    const rows = () => snapshotOf(server.database.db, owner.marks);
    const { password_resets: _, ...before } = await rows();
    for (const { root, field } of FIELDS) {
      await ask(root, field, stranger.token);
      await ask(root, field, undefined);
    }
    const { password_resets: __, ...after } = await rows();
    expect(after).toEqual(before);
    expect(Object.values(before).flat().length).toBeGreaterThan(20);
  });
});

describe('without an account', () => {
  it.each(FIELDS)('$name tells nothing', async ({ root, field }) => {
    const answers = [await ask(root, field, undefined), await ask(root, field, 'no.token.atall')];
    for (const answer of answers) expect(leaksIn(answer), JSON.stringify(answer)).toEqual([]);
    if (field.extensions.access !== 'learner') return;
    expect(answers.map(({ data }) => data?.[field.name] ?? null)).toEqual([null, null]);
    expect(answers.map(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual([
      ['AUTH_001'],
      ['AUTH_002'],
    ]);
  });
});

describe('with her own', () => {
  /** What needs an attempt at another module than reading, which hers is at. */
  const OTHERS = [
    'listeningTestSection',
    'listeningTestResults',
    'writingTestSection',
    'getWritingSection',
    'speakingTestSection',
    'speakingTestResults',
  ];
  const own = FIELDS.filter(
    ({ root, name, field }) =>
      root === 'query' && !OTHERS.includes(name) && field.args.some(({ type }) => takesId(type)),
  );

  it('there are some', () => expect(own.length).toBeGreaterThan(3));

  it.each(own)('$name answers, so that the walk above asks for what is there', async ({ root, field }) => {
    const { errors, data } = await ask(root, field, owner.learner.token);
    expect(errors).toEqual([]);
    expect(data).not.toBeNull();
  });

  it.each(['me', 'myAccount', 'myData', 'oetAttempts', 'getUserProgress'])(
    '%s tells what is hers',
    async (name) => {
      const { root, field } = FIELDS.find((each) => each.name === name)!;
      const text = JSON.stringify(await ask(root, field, owner.learner.token));
      expect(owner.marks.some((mark) => text.includes(mark))).toBe(true);
    },
  );

  it('her words are found where they stand', () => {
    const answer = { status: 200, data: { said: `Any ${WORDS.turn}?` }, errors: [] };
    expect(leaksIn(answer)).toEqual([WORDS.turn]);
  });
});
