import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const HELLO = 'Good morning. What brings you here?';
const WORRY = "And is there something you've been worrying about?";

describe('what was hinted at just now', () => {
  const scan = caseOf('en-general-scan-result');

  it('is only hinted at where it is asked for first', async () => {
    expect(await lastUnits(scan, HELLO, WORRY)).toContain('fact.concerns.cue');
  });

  it.each(['Beside somebody else? Who was that?', 'Tell me about those waiting rooms.'])(
    'is told to who takes up a word of it: %s',
    async (said) => {
      expect(await lastUnits(scan, HELLO, WORRY, said)).toEqual(['fact.concerns.full']);
    },
  );

  it.each(['Do you take any tablets?', 'How long did you sit in the waiting room?'])(
    'is left alone by a question of something else: %s',
    async (said) => {
      expect((await lastUnits(scan, HELLO, WORRY, said)).join()).not.toContain('concerns');
    },
  );

  it('gives way to a line of its own', async () => {
    const crown = caseOf('en-dental-lost-crown');
    const worry = 'What bothers you most about all this?';
    expect(await lastUnits(crown, HELLO, worry)).toContain('fact.concerns.cue');
    expect(await lastUnits(crown, HELLO, worry, 'Tell me about Saturday.')).toEqual(['detail.wedding-more']);
  });
});

describe('an order', () => {
  it('names what she does, and asks for nothing of it', async () => {
    const order = 'Please stop the antiseptic cream. What do you say to that?';
    const units = await lastUnits(caseOf('en-nursing-leg-sore'), HELLO, order);
    expect(units.join()).not.toContain('fact.treatment');
  });
});

describe('before anything was explained', () => {
  it('nobody is asked whether she has understood', async () => {
    const asked =
      "Before I say anything, can you tell me what's happened over the past few days and what you've been told so far?";
    const units = await lastUnits(caseOf('en-womens-quiet-scan'), "Hello Thandi, I'm Anna.", asked);
    expect(units).toEqual(['fact.bleeding.full']);
  });
});

describe('a first question', () => {
  it('is answered as it was asked, not with what brings her', async () => {
    const units = await lastUnits(caseOf('en-general-sore-throat'), 'Hello.', 'How is your sleep?');
    expect(units).toEqual(['detail.sleep']);
  });
});

describe('an open question at the door', () => {
  it.each(["What's been going on with that foot?", "What's been bothering you?"])('%s', async (asked) => {
    const units = await lastUnits(caseOf('en-allied-sore-toe'), 'Hello Callum.', asked);
    expect(units[0]).toBe('opening');
  });
});

describe('eating and drinking', () => {
  it('is one subject, and nothing of wine', async () => {
    const throat = caseOf('en-general-sore-throat');
    for (const asked of ['Can you swallow food and drink all right?', 'Are you drinking enough?']) {
      const units = await lastUnits(throat, 'What brings you in?', asked);
      expect(units.join(), asked).not.toContain('alcohol');
    }
    const units = await lastUnits(throat, 'What brings you in?', 'How much alcohol do you drink?');
    expect(units.join()).toContain('fact.alcohol');
  });
});

describe('a question of habits', () => {
  it('is asked once, with the time before in it', async () => {
    const tongue = caseOf('en-dental-tongue-sore');
    const units = await lastUnits(tongue, "What's wrong?", 'Do you smoke, or did you ever?');
    expect(units).toEqual(['fact.smoking.cue']);
  });
});

describe('what only sounds like a request to say it back', () => {
  const hand = caseOf('en-medicine-numb-hand');
  const warning = 'If the hand or the words go again, press the bell. May I ring Astrid with you?';

  it('is an order, and the leave that is asked for is given', async () => {
    const units = await lastUnits(hand, 'What happened?', "It's probably a warning of a stroke.", warning);
    expect(units.join()).not.toContain('back.');
    expect(units.join()).toContain('talk.permission_granted');
  });
});

describe('leave to explain', () => {
  it('is not given once the explanation has been taken up', async () => {
    const pump = caseOf('en-nursing-little-pump');
    const explained =
      "May I explain the pump? It gives her the same morphine. It's the cancer that is ending her life, not the morphine.";
    const units = await lastUnits(pump, 'What worries you about the pump?', explained);
    expect(units.join()).not.toContain('permission_granted');
  });
});

describe('at the end', () => {
  it('anything else is a question of hers, and no symptom', async () => {
    const units = await lastUnits(
      caseOf('en-pharmacy-hay-fever'),
      'What brings you in?',
      'Take one a day.',
      'Is there anything else you would like to ask me?',
    );
    expect(units.join()).not.toContain('fact.');
  });
});

describe('a reply', () => {
  it('begins with the greeting', async () => {
    const hello =
      "Hi Rowan. I'm Kate, I'm a speech pathologist. Take whatever time you want, there's no rush.";
    const [first, ...others] = await lastUnits(caseOf('en-allied-oral-exam'), hello);
    expect(first).toMatch(/^talk\.greeting/);
    expect(others).not.toEqual([]);
  });
});
