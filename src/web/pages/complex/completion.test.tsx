// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allWork } from '#web/features/kept-work/kept-work.ts';
import { installAudio, installMicrophone } from '#web/features/testing/fake-browser.ts';
import {
  aReview,
  button,
  COMPLEX_PATH,
  conversation,
  openCases,
  patientCase,
  press,
  say,
  sent,
} from '#web/testing/complex-case.ts';
import { never, refuse } from '#web/testing/fake-network.ts';
import { logInAs, renderApp, startAfresh } from '#web/testing/render-app.tsx';

// The whole app is loaded by the first test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const show = async () => {
  const view = await renderApp(COMPLEX_PATH);
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const FIRST = 'Hello. Could you please tell me about your symptoms?';
const talked = (changes: object = {}) =>
  patientCase({ conversation: conversation(FIRST, 'I cough.', 'Thank you.', 'Not at all.'), ...changes });
const next = () =>
  patientCase({ id: 'c2', title: 'An ankle', statistics: { completedCount: 2, totalCount: 3 } });
const review = () => ({
  consultationReview: aReview({
    harms: [
      {
        kind: 'allergen',
        against: 'Penicillin gave me a rash.',
        shown: { turn: 1, quote: 'Could you please tell me about your symptoms?' },
      },
    ],
    keyPoints: [
      { id: 'virus', goal: 'Say that it is a virus.', model: 'It is a virus.', shown: null },
      {
        id: 'rest',
        goal: 'Advise rest.',
        model: 'Please rest.',
        shown: { turn: 3, quote: 'Thank you.' },
      },
    ],
    covered: [{ topic: 'open_complaint', name: 'Why they came', turn: 1, quote: 'tell me about' }],
    missed: [
      { topic: 'onset', name: 'When it started', model: 'When did it start?' },
      { topic: 'explain_diagnosis', name: 'An explanation', model: null },
    ],
    manners: [
      {
        manner: 'open_first',
        verdict: 'yes',
        limited: false,
        model: null,
        shown: [{ turn: 1, quote: 'tell me about' }],
      },
      { manner: 'one_at_a_time', verdict: 'partly', limited: true, model: 'One thing.', shown: [] },
      { manner: 'signposting', verdict: null, limited: false, model: null, shown: [] },
      { manner: 'new_to_this_page', verdict: 'no', limited: false, model: null, shown: [] },
    ],
  }),
});
/** Ends the case, and says yes to the question. */
async function complete(): Promise<void> {
  await press('Complete Consultation');
  await press('Complete it');
}
const completed = () => screen.findByRole('heading', { name: 'Your consultation' });

beforeEach(() => {
  vi.unstubAllGlobals();
  startAfresh();
  installAudio();
  installMicrophone();
  logInAs({ language: 'es', languageToLearn: 'en' });
});

describe('Complete Consultation', () => {
  it('asks for a word to the patient when nothing was said', async () => {
    const { calls } = openCases([patientCase()]);
    await show();
    await press('Complete Consultation');
    const hint = 'Say something to the patient before you complete the case.';
    expect(screen.getByRole('alert').textContent).toContain(hint);
    expect(sent(calls, 'completePatientCase')).toEqual([]);
    await say('Hello.');
    expect(screen.queryByText(hint)).toBeNull();
    await complete();
    await completed();
  });

  it('says what follows before it ends, and goes on when it is not meant', async () => {
    const { calls } = openCases([talked()]);
    await show();
    await press('Complete Consultation');
    const question = screen.getByRole('dialog', { name: 'Complete the consultation?' });
    expect(question.textContent).toContain('You can say nothing more to this patient after that.');
    expect(question.textContent).not.toContain('has not been sent');
    await press('Go on talking');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(calls, 'completePatientCase')).toEqual([]);
    await say('Goodbye.');
    await complete();
    await completed();
  });

  it('says that what has not been sent will not count', async () => {
    openCases([talked()]);
    await show();
    await userEvent.type(screen.getByRole('textbox'), 'One more thing');
    await press('Complete Consultation');
    expect(screen.getByRole('dialog').textContent).toContain('has not been sent and will not count');
  });

  it('completes once, however often it is pressed, and shows the counts of the specification', async () => {
    let answer = () => {};
    const running = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = openCases([talked()], {
      completePatientCase: async () => {
        await running;
        return { completePatientCase: { success: true, message: '' } };
      },
    });
    await show();
    await press('Complete Consultation');
    await userEvent.dblClick(button('Complete it'));
    const waiting = button('Completing...');
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(waiting);
    answer();
    const heading = await completed();
    expect(document.activeElement).toBe(heading);
    const completions = sent(calls, 'completePatientCase');
    expect(completions.map(({ variables }) => variables)).toEqual([
      { patientCaseId: 'c1', conversationId: 'k1' },
    ]);
    await userEvent.click(screen.getByText('More numbers'));
    // 0.3 x 31 characters + 10 x 1 term + 10 x 3 phrases + 5 x 2 turns
    const average = (FIRST.length + 'Thank you.'.length) / 2;
    const overall = Math.round(0.3 * average + 10 + 30 + 10);
    expect(screen.getByRole('img', { name: `Overall: ${overall} of 100` })).toBeTruthy();
    expect(screen.getAllByText('1 of 5')).toHaveLength(2);
    expect(screen.getByText(/^In 2 turns you used 31 characters each/)).toBeTruthy();
    expect(screen.getByText(/^3 times a polite phrase/)).toBeTruthy();
    expect(screen.getByText(/They do not judge your grammar/)).toBeTruthy();
    expect(screen.queryByText('No turn had one of the medical terms we look for.')).toBeNull();
  });

  it('keeps the conversation readable, without a way to go on in it', async () => {
    openCases([talked()]);
    await show();
    await complete();
    await completed();
    expect(screen.getByText('I cough.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Listen' })).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  });

  it('says so when it could not be completed, and loses nothing', async () => {
    let works = false;
    openCases([talked()], {
      completePatientCase: () =>
        works ? { completePatientCase: { success: true, message: '' } } : refuse({ code: 'SRV_001' }),
    });
    await show();
    await complete();
    expect((await screen.findByRole('alert')).textContent).toContain('Everything you said is kept.');
    expect(screen.getByText('I cough.')).toBeTruthy();
    works = true;
    await complete();
    await completed();
  });

  it('says what the server says when it refuses', async () => {
    const message = 'This item could not be found.';
    openCases([talked()], {
      completePatientCase: () => ({ completePatientCase: { success: false, message } }),
    });
    await show();
    await complete();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('forgets what was being written', async () => {
    openCases([talked()]);
    await show();
    await userEvent.type(screen.getByRole('textbox'), 'Left over');
    expect(await allWork()).toHaveLength(1);
    await complete();
    await completed();
    await waitFor(async () => expect(await allWork()).toEqual([]));
  });
});

describe('the review', () => {
  const reviewed = async () => {
    const { calls } = openCases([talked()], { consultationReview: review });
    await show();
    await complete();
    await completed();
    await screen.findByText('You met 2 of 5 goals of this case.');
    return calls;
  };

  it('leads with harm, goals and manners, and folds what is merely counted', async () => {
    const calls = await reviewed();
    expect(sent(calls, 'consultationReview')[0]?.variables).toEqual({ conversationId: 'k1' });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles.filter((title) => !/^Vital/.test(title ?? ''))).toEqual([
      'Careful: this could do harm',
      'What you explained and advised',
      'How you talked',
      'What you asked and did besides',
      'What we counted',
    ]);
    expect(screen.getByText('More numbers').closest('details')?.open).toBe(false);
    const harm = screen.getByRole('list', { name: 'Careful: this could do harm' });
    expect(within(harm).getByText('Penicillin gave me a rash.')).toBeTruthy();
    expect(within(harm).getByText(/must not have/)).toBeTruthy();
  });

  it('shows the turn that earned a goal, and a sentence to hear and say for one that is missing', async () => {
    await reviewed();
    const points = screen.getByRole('list', { name: 'What you explained and advised' });
    const [missing, made] = within(points).getAllByRole('listitem');
    expect(within(missing!).getByText('missing')).toBeTruthy();
    expect(within(missing!).getByText('It is a virus.')).toBeTruthy();
    expect(within(missing!).getByRole('button', { name: 'Hear it' })).toBeTruthy();
    await userEvent.click(within(missing!).getByRole('button', { name: 'Say it' }));
    expect(within(missing!).getByRole('button', { name: 'Record' })).toBeTruthy();
    expect(within(made!).getByText('done')).toBeTruthy();
    await userEvent.click(within(made!).getByRole('button', { name: 'Thank you.' }));
    expect(document.activeElement?.textContent).toContain('Thank you.');
    expect(document.activeElement?.tagName).toBe('LI');
  });

  it('says how she talked, what gave no occasion and what is told in part alone', async () => {
    await reviewed();
    const rows = within(screen.getByRole('list', { name: 'How you talked' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('done'),
      expect.stringContaining('In this language only questions about different topics are noticed'),
      expect.stringContaining('no occasion'),
    ]);
  });

  it('names the topics that were covered, with their words, and those that were missed', async () => {
    await reviewed();
    const covered = screen.getByRole('list', { name: 'What you covered' });
    expect(within(covered).getByText('Why they came')).toBeTruthy();
    const missed = screen.getByRole('list', { name: 'Not asked or done yet' });
    expect(within(missed).getByText('When did it start?')).toBeTruthy();
    expect(within(missed).getByText('An explanation')).toBeTruthy();
    await userEvent.click(within(covered).getByRole('button', { name: /tell me about/ }));
    expect(document.activeElement?.textContent).toContain(FIRST);
  });

  it('says when it is on its way', async () => {
    // A query that never ends is shared by those that ask the same: this one is of a conversation of its own.
    openCases([talked({ conversation: { ...conversation('Hello.', 'Hi.'), id: 'k2' } })], {
      consultationReview: never,
    });
    await show();
    await complete();
    expect(await screen.findByText('Reading your consultation...')).toBeTruthy();
  });

  it('says when it could not be loaded, and tries again', async () => {
    let works = false;
    openCases([talked()], {
      consultationReview: () => (works ? review() : refuse({ code: 'SRV_002' })),
    });
    await show();
    await complete();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    works = true;
    await press('Try again');
    expect(await screen.findByText('Why they came')).toBeTruthy();
  });
});

describe('Next case', () => {
  it('loads the next one, which begins at nothing and is read out', async () => {
    openCases([talked(), next()]);
    await show();
    await say('Goodbye');
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    await complete();
    await completed();
    const links = screen.getAllByRole('link', { name: 'Back to Levels' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      links.map(() => '/levelchooser?level=beginner'),
    );
    await press('Next case');
    const heading = await screen.findByRole('heading', { level: 1, name: 'An ankle' });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByText('I cough.')).toBeNull();
    expect(screen.getByText('2 of 3 completed (67%)')).toBeTruthy();
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  it('that cannot be loaded says so, and leaves what was said', async () => {
    let asked = 0;
    openCases([], {
      patientCase: () => {
        asked += 1;
        if (asked === 2) refuse({ code: 'SRV_001', message: 'Internal server error' });
        return { patientCase: asked === 1 ? talked() : next() };
      },
    });
    await show();
    await complete();
    await completed();
    await press('Next case');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error loading clinical case: Internal server error',
    );
    expect(screen.getByText('I cough.')).toBeTruthy();
    await press('Next case');
    await screen.findByRole('heading', { level: 1, name: 'An ankle' });
  });
});
