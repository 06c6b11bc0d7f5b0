import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { call, enterAs, type Learner } from './support/api.ts';
import { carelessly, submitPart } from './support/exam.ts';
import { CONVERSATION } from './support/speaking.ts';
import { expect, test } from './support/test.ts';
import { letterFor, makeNurse, submitLetter } from './support/writing.ts';

const MARKING_LIMIT_MS = 60_000;

/** Where the attempt stands that a page has just led to. */
const attemptOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function submitListening(url: string, { token }: Learner, progressId: string): Promise<void> {
  for (const part of ['A', 'B']) {
    const start = `mutation ($progressId: ID!, $part: String!) {
      startOetPhase(progressId: $progressId, part: $part, phase: running) { phase }
    }`;
    await call(url, start, { progressId, part }, token.access);
    const submit = `mutation ($progressId: ID!, $part: String!) {
      submitListeningTest(progressId: $progressId, part: $part, answers: "{}") { success }
    }`;
    await call(url, submit, { progressId, part }, token.access);
  }
}

async function submitRolePlay(url: string, { token }: Learner, progressId: string): Promise<void> {
  for (const phase of ['preparation', 'speaking']) {
    const start = `mutation ($progressId: ID!) { startOetPhase(progressId: $progressId, phase: ${phase}) { phase } }`;
    await call(url, start, { progressId }, token.access);
  }
  for (const typedText of ['Good morning, I am Ana, one of the nurses.', ...CONVERSATION]) {
    const turn = `mutation ($progressId: ID!, $typedText: String!) {
      processOetAudioAndGenerateResponse(audioData: "", conversationHistory: [], progressId: $progressId,
        typedText: $typedText) { turn }
    }`;
    await call(url, turn, { progressId, typedText }, token.access);
  }
  const submit = `mutation ($progressId: ID!) {
    submitSpeakingTest(progressId: $progressId, audioData: "", rolePlayType: "") { success }
  }`;
  await call(url, submit, { progressId }, token.access);
}

async function titleOf(url: string, { token }: Learner, progressId: string): Promise<string> {
  const query = 'query { oetAttempts(module: "writing") { progressId title } }';
  const data = await call<{ oetAttempts: { progressId: string; title: string }[] }>(
    url,
    query,
    {},
    token.access,
  );
  return data.oetAttempts.find((attempt) => attempt.progressId === progressId)?.title ?? '';
}

/** Begins the module whose turn it is. Answers with its attempt. */
async function begin(page: Page, module: string): Promise<string> {
  await page.getByRole('link', { name: `Start ${module}` }).click();
  await expect(page).toHaveURL(new RegExp(`/oet/${module.toLowerCase()}/test/[0-9a-f-]{36}$`));
  return attemptOf(page);
}

test('a nurse takes a mock exam over two sittings, and gets one sheet of four estimates', async ({
  learnerPage: page,
  browser,
  server,
  learner,
}) => {
  const { url } = server;
  await makeNurse(url, learner);
  await page.goto('/oet');
  await page.getByRole('link', { name: 'Take a mock exam' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin a mock exam' }).click();
  await expect(page.getByRole('link', { name: 'Start Listening' })).toBeVisible();
  const exam = new URL(page.url()).pathname;
  await expectAccessible(page);
  await submitListening(url, learner, await begin(page, 'Listening'));
  await page.goto(exam);
  const progressId = await begin(page, 'Reading');
  await submitPart(url, learner, { progressId, part: 'A' }, carelessly);
  await page.goto(exam);
  await expect(page.getByRole('link', { name: /^Continue .*Part B/ })).toBeVisible();

  // The second sitting, on another device.
  const other = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  await enterAs(other, url, learner);
  const phone = await other.newPage();
  phone.on('dialog', (dialog) => void dialog.accept());
  await phone.goto('/oet/mock');
  await expect(phone.getByText('1 of 4 modules done')).toBeVisible();
  for (const part of ['B', 'C']) await submitPart(url, learner, { progressId, part }, carelessly);
  await phone.getByRole('link', { name: /^Begun on/ }).click();
  const letter = await begin(phone, 'Writing');
  await submitLetter(url, learner, letter, letterFor(await titleOf(url, learner, letter)));
  await phone.goto(exam);
  await submitRolePlay(url, learner, await begin(phone, 'Speaking'));
  await phone.goto(exam);
  await expect(phone.getByRole('heading', { name: 'Mock exam: your scores' })).toBeVisible();
  const rows = phone.getByRole('row');
  await expect(rows).toHaveCount(5);
  for (const row of (await rows.all()).slice(1)) {
    await expect(row).toHaveText(/\d+(reached|not reached)$/, { timeout: MARKING_LIMIT_MS });
  }
  await expect(phone.getByText(/estimates from one practice exam, not official scores/)).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Writing' }).click();
  await phone.getByRole('link', { name: 'Back to the mock exam' }).click();
  await expect(phone).toHaveURL(exam);
  await other.close();
});
