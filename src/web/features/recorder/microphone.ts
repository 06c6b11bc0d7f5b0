import { chosenMicrophone } from './microphones.ts';

/** Why there is no recording. Words for each stand in the catalogue. */
export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed';

const PROBLEM_BY_ERROR: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  PermissionDeniedError: 'refused',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'MicrophoneError';
    this.problem = problem;
  }
}

export function problemOf(error: unknown): MicrophoneProblem {
  if (error instanceof MicrophoneError) return error.problem;
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return PROBLEM_BY_ERROR[name] ?? 'failed';
}

// Spec section 9. `ideal` by default: a device that can't do 44,100 Hz still records.
const CONSTRAINTS: MediaTrackConstraints = {
  channelCount: 1,
  sampleRate: 44_100,
  echoCancellation: true,
  noiseSuppression: true,
};

/** Opens the microphone. Throws MicrophoneError. Browsers offer none on an insecure address. */
export async function openMicrophone(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new MicrophoneError('unsupported');
  try {
    const deviceId = chosenMicrophone();
    // One that was unplugged since gives way to another.
    return await devices.getUserMedia({ audio: { ...CONSTRAINTS, ...(deviceId && { deviceId }) } });
  } catch (error) {
    throw new MicrophoneError(problemOf(error), error);
  }
}

/** Puts out the browser's recording light. */
export function releaseMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
