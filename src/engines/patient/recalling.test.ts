import { describe, expect, it } from 'vitest';
import { OPENED, type Said, unitsOf } from '../../server/testing/role-play-talk.ts';

const RISES: Said = ['If his lips turn blue, call 999 at once.', 'safety_net'];
const CUSHIONS: Said = ['Put two cushions behind his back.', 'advise_lifestyle'];
const BACK: Said = ['Can you tell me in your own words what you will do?', 'check_understanding'];

describe('what was told and has no words of its own in the key', () => {
  it('is said again in the words that it was told in', () => {
    const [, , given] = unitsOf([OPENED, [CUSHIONS, RISES], [BACK]]);
    expect(given).toEqual(['told.0.1']);
  });

  it('answers what is to be done in a case that may come, and nothing else is told', () => {
    const asked: Said = ['And what do you do if his lips go blue?', 'advise_lifestyle'];
    const [, , , given] = unitsOf([OPENED, [CUSHIONS], [RISES], [asked]]);
    expect(given).toEqual(['told.then.1']);
  });

  it('is not asked for by a question about what was', () => {
    const asked: Said = ['When did his lips turn blue?', 'onset'];
    const [, , given] = unitsOf([OPENED, [RISES], [asked]]);
    expect(given?.join()).not.toContain('told.');
  });

  it('leaves out what would harm, whoever told it', () => {
    const harms: Said = ['You should stop all his insulin.', 'advise_lifestyle'];
    const [, , given] = unitsOf([OPENED, [harms], [BACK]]);
    expect(given?.join()).not.toContain('told.');
  });

  it.each([
    'We should have explained it better to you.',
    'Rice and fish, that is excellent for the healing.',
  ])('leaves out praise and regret: %s', (said) => {
    const [, , given] = unitsOf([OPENED, [CUSHIONS, [said, 'advise_lifestyle']], [BACK]]);
    expect(given).toEqual(['told.0']);
  });

  it.each([
    'This tablet can make a dry cough in one of ten people.',
    'No problem if yes, many people do this.',
  ])('prefers what is to be done to how things are: %s', (said) => {
    const [, , given] = unitsOf([OPENED, [CUSHIONS, [said, 'explain_treatment']], [BACK]]);
    expect(given).toEqual(['told.0']);
  });

  it('is what somebody is told to do, in whatever form', () => {
    const told: Said = ['You take the last ramipril today.', 'explain_treatment', 0.5];
    const wait: Said = ['It can need some weeks until the cough goes.', 'explain_treatment', 0.5];
    const asked: Said = ['Can you repeat for me what you do now?', 'check_understanding'];
    const [, , given] = unitsOf([OPENED, [told, wait], [asked]]);
    expect(given).toEqual(['told.0']);
  });

  it('leaves out what was refused, and what is said of it in the same turn', () => {
    const harms: Said = ['You must give him penicillin three times a day.', 'explain_treatment'];
    const it: Said = ['Take it with food, three times a day.', 'explain_treatment'];
    const [, , given] = unitsOf([OPENED, [harms, it], [BACK]]);
    expect(given?.join()).not.toContain('told.');
    const [, , , later] = unitsOf([OPENED, [harms], [CUSHIONS], [BACK]]);
    expect(later).toEqual(['told.1']);
  });

  it('is answered by the part that is asked for', () => {
    const gel: Said = ['Use a gel on the knee twice a day.', 'advise_lifestyle'];
    const asked: Said = ["Can you tell me how often you'll use the gel?", 'check_understanding'];
    const [, , , given] = unitsOf([OPENED, [CUSHIONS], [gel], [asked]]);
    expect(given).toEqual(['told.1']);
  });

  it('is owned up to where the part that is asked for was not told', () => {
    const asked: Said = ['Can you tell me when you should ring us?', 'check_understanding'];
    const [, , given] = unitsOf([OPENED, [CUSHIONS], [asked]]);
    expect(given?.join()).toMatch(/^talk\.not_told\./);
  });

  it.each([
    ['Come back on Monday.', 'follow_up', 'Can you tell me when you should come back?'],
    [
      'Give it in the morning and at night.',
      'explain_treatment',
      "Can you tell me how often you'll give it?",
    ],
    ['Rub the cream in behind his ears.', 'advise_lifestyle', 'Can you tell me where you put the cream?'],
  ] as const)('is told: %s', (text, act, asked) => {
    const [, , , given] = unitsOf([OPENED, [CUSHIONS], [[text, act]], [[asked, 'check_understanding']]]);
    expect(given).toEqual(['told.1']);
  });

  it('is what something does, and not who had one', () => {
    const may: Said = ['May I explain the pump?', 'signpost'];
    const box: Said = ["It's a small box that gives her the same medicine.", 'explain_treatment'];
    const wife: Said = ["Len's wife got a pump because she was already dying.", 'explain_diagnosis'];
    const asked: Said = ['Would you tell me in your own words what the pump does?', 'check_understanding'];
    const [, , given] = unitsOf([OPENED, [may, box, wife], [asked]]);
    expect(given).toEqual(['told.0']);
  });

  it('is told by the half that is asked for', () => {
    const blue: Said = ['If he turns blue, go straight to A&E.', 'safety_net'];
    const asked: Said = ['Can you tell me when you should get help?', 'check_understanding'];
    const [, , , given] = unitsOf([OPENED, [CUSHIONS], [blue], [asked]]);
    expect(given).toEqual(['told.when.1']);
  });

  it('is what comes nearest where the part that is asked for was not told of it', () => {
    const asked: Said = ["Can you tell me how often you'll change the cushions?", 'check_understanding'];
    const [, , given] = unitsOf([OPENED, [CUSHIONS, RISES], [asked]]);
    expect(given).toEqual(['told.0']);
  });

  it('knows what "it" was in the turn before', () => {
    const named: Said = ['The new one is called losartan.', 'explain_treatment'];
    const it: Said = ['Take it in the evening.', 'explain_treatment'];
    const asked: Said = ['Can you tell me when you will take the losartan?', 'check_understanding'];
    const [, , , , given] = unitsOf([OPENED, [CUSHIONS], [named], [it], [asked]]);
    expect(given).toEqual(['told.2']);
  });

  it('knows what "it" was when that is asked for by its name', () => {
    const named: Said = ['Your cough may come from ramipril.', 'explain_diagnosis'];
    const it: Said = ["I'd like to stop it and give you a different one.", 'explain_treatment'];
    const asked: Said = ['Can you tell me what you will do with the ramipril?', 'check_understanding'];
    const [, , given] = unitsOf([OPENED, [named, it], [asked]]);
    expect(given).toEqual(['told.1']);
  });
});
