import type { ErrorReason } from '#domain/errors.ts';

/** Why a learner's call was refused, where a page can say more than the error's code does. */
export const refusals = {
  'error.reason.unknown_item': 'This item could not be found.',
  'error.reason.not_ready_to_complete':
    'Your pronunciation score must be at least 75% to proceed. Please try again.',
  'error.reason.no_translation': 'There is no translation into this language yet.',
  'error.reason.text_too_long': 'This text is too long. Please shorten it.',
  'error.reason.consent_needed':
    'This uses a service outside of this installation. Reload the page and agree to it first.',
  'error.reason.nothing_said': 'There is nothing to send yet. Please say or type something first.',
  'error.reason.unknown_turn':
    'This conversation has something in it that the patient did not say. Reload this page to go on with yours.',
  'error.reason.conversation_moved':
    'This conversation has gone on in another window. Reload this page to see it.',
  'error.reason.conversation_ended': 'This conversation has been completed. Reload this page to go on.',
  'error.reason.unknown_test': 'This test could not be found.',
  'error.reason.module_begun': 'This part of the mock exam was begun in another window.',
  'error.reason.unknown_part': 'This part of the test could not be found.',
  'error.reason.unknown_phase': 'This part of the test has no such phase.',
  'error.reason.phase_too_early':
    'Something comes before this in the test. Reload the page to see where you are.',
  'error.reason.bad_draft': 'This text is too long.',
  'error.reason.bad_answers': 'These answers could not be read. They are kept here; please try again.',
  'error.reason.not_submitted': 'This part has not been submitted yet, so there is no result.',
  'error.reason.recording_not_made':
    'This recording is still being made. It takes a few minutes the first time; the clock does not run meanwhile.',
  'error.reason.no_speech':
    'We could not hear you. Check that the microphone is on, move a little closer and try again. This was not counted.',
  'error.reason.noise':
    'There is too much noise around you to hear the word. Find a quieter place and try again. This was not counted.',
  'error.reason.too_short': 'This recording is too short. Say all of it, then stop. This was not counted.',
  'error.reason.too_long': 'This recording is too long. Say less at a time, then stop. This was not counted.',
  'error.reason.bad_audio': 'This recording could not be read. Please record it again. This was not counted.',
} as const satisfies Partial<Record<`error.reason.${ErrorReason}`, string>>;
