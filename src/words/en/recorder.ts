import { PRODUCT_NAME } from '../brand.ts';

/** The recorder. */
export const recorder = {
  'recorder.record': 'Record',
  'recorder.again': 'Record again',
  'recorder.stop': 'Stop',
  'recorder.cancel': 'Cancel',
  'recorder.wait': 'One moment',
  'recorder.asking': 'Your browser asks for the microphone. Choose Allow.',
  'recorder.recordingNow': 'Recording. Press Stop when you have spoken. Escape cancels.',
  'recorder.tenSecondsLeft': 'The recording stops in ten seconds.',
  'recorder.finishing': 'Recording stopped.',
  'recorder.stoppedAfter': 'Recording stopped after {time}.',
  'recorder.limit': 'of {time}',
  'recorder.unheard': 'We can hardly hear you. Move closer, or check that the microphone is on.',
  'recorder.listen': 'Play your recording',
  'recorder.microphone': 'Microphone',
  'recorder.leaveTitle': 'Leave and lose your recording?',
  'recorder.leaveText':
    'What you have just said is on this page only and is gone if you leave. Everything before it is kept.',

  'recorder.noAccess': 'Failed to access microphone. Please check your permissions.',
  'recorder.problem.refused': `The microphone is blocked for ${PRODUCT_NAME}. Tap the lock or the settings sign beside the address, allow the microphone, then press Record. On a phone, also check the settings of the browser app.`,
  'recorder.problem.missing':
    'No microphone was found. Plug one in or connect your headset, then press Record.',
  'recorder.problem.busy':
    'Another program is using the microphone. End the call or close that program, then press Record.',
  'recorder.problem.unsupported':
    'This browser cannot record here. Open the page in a current Chrome, Edge, Firefox or Safari, at an address that starts with https.',
  'recorder.problem.failed':
    'The recording did not work. Press Record to try again; if it fails again, reload the page.',
} as const;
