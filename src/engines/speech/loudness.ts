/** Root mean square of the speaking parts, as a share of full scale: -20 dBFS. */
const TARGET = 10 ** (-20 / 20);
const PEAK_LIMIT = 0.95;
/** Above this, peaks are bent rather than cut. */
const KNEE = 0.7;
const FRAME_SECONDS = 0.02;
/** Frames this much quieter than the loudest one are pauses: -35 dB, in power. */
const GATE = 10 ** (-35 / 10);

/** Mean level of the parts where somebody speaks, as root mean square, 0 to 1. 0 for silence. */
export function speechLevel(pcm: Float32Array, sampleRate: number): number {
  const size = Math.max(1, Math.round(sampleRate * FRAME_SECONDS));
  const powers: number[] = [];
  for (let start = 0; start < pcm.length; start += size) {
    const end = Math.min(pcm.length, start + size);
    let sum = 0;
    for (let i = start; i < end; i++) sum += pcm[i]! ** 2;
    powers.push(sum / (end - start));
  }
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  const spoken = powers.filter((power) => power > loudest * GATE);
  return spoken.length === 0 ? 0 : Math.sqrt(spoken.reduce((sum, power) => sum + power, 0) / spoken.length);
}

/** Maps 0 to infinity onto 0 to PEAK_LIMIT, straight up to the knee and smooth from there. */
function bend(magnitude: number): number {
  if (magnitude <= KNEE) return magnitude;
  const room = PEAK_LIMIT - KNEE;
  return KNEE + room * Math.tanh((magnitude - KNEE) / room);
}

/** The same speech at the level of all our voices, in place. Silence stays as it is. */
export function levelSpeech(pcm: Float32Array, sampleRate: number): Float32Array {
  const level = speechLevel(pcm, sampleRate);
  if (level === 0) return pcm;
  const gain = TARGET / level;
  for (let i = 0; i < pcm.length; i++) {
    const sample = pcm[i]! * gain;
    pcm[i] = sample < 0 ? -bend(-sample) : bend(sample);
  }
  return pcm;
}
