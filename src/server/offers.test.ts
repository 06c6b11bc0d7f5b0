import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseOperatorFile } from '#content/read-operator-file.ts';
import { readOffers } from './offers.ts';
import { OperatorError } from './operator-error.ts';
import { CONTENT_FOLDER as CONTENT } from './testing/content-folder.ts';

const SANDBOX = { trialCredits: undefined, billing: { provider: 'sandbox' } } as const;
const FILE = join(CONTENT, 'operator.yaml');
const text = () => readFile(FILE, 'utf8');

it('offers three plans and a trial of fourteen days with OET', () => {
  const { plans, trial } = readOffers(FILE, SANDBOX);
  expect(
    plans.map(({ id, priceCents, credits, includesOet }) => [id, priceCents, credits, includesOet]),
  ).toEqual([
    ['basic', 999, 1000, false],
    ['professional', 2499, 3000, true],
    ['premium', 4999, 10_000, true],
  ]);
  expect(trial).toEqual({ name: 'Trial', days: 14, credits: 500, includesOet: true });
  expect(readOffers(FILE, { ...SANDBOX, trialCredits: 7 }).trial.credits).toBe(7);
});

it.each([
  ['price: 9.99', 'price: 9.999', 'plans.0.price'],
  ['price: 9.99', 'price: free', 'plans.0.price'],
  ['id: premium', 'id: basic', 'plans: must have different ids'],
  ['id: premium', 'id: trial', 'plans: must not use the id trial'],
  ['days: 14', 'days: 0', 'trial.days'],
  ['oet: true', 'oett: true', 'trial'],
  ['city: Manila', 'town: Manila', 'testimonials.0'],
  ['rating: 4.9', 'rating: 9.9', 'claims.rating'],
  ['claims:', 'claims: [', 'operator.yaml'],
])('says where it is wrong: %s as %s', async (right, wrong, place) => {
  const broken = (await text()).replace(right, wrong);
  expect(() => parseOperatorFile(broken)).toThrow(`operator.yaml: `);
  expect(() => parseOperatorFile(broken)).toThrow(place);
});

it('stops the start in one line', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'bedside-operator-')), 'mine.yaml');
  await writeFile(file, 'plans: none');
  expect(() => readOffers(file, SANDBOX)).toThrow(OperatorError);
  expect(() => readOffers(`${file}.gone`, SANDBOX)).toThrow(OperatorError);
});

it('needs what Stripe calls each plan where Stripe takes the money', () => {
  const billing = { provider: 'stripe', secretKey: '', webhookSecrets: [], apiUrl: '' } as const;
  expect(() => readOffers(FILE, { ...SANDBOX, billing })).toThrow(/the plan basic needs stripe\.price/);
});
