import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

/** Quiet: nothing but the pages under test asks the network. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, else the one that CHROMIUM_PATH names, else Playwright's own (undefined). */
export function chromiumPath(): string | undefined {
  return existsSync(DEBIAN) ? DEBIAN : process.env.CHROMIUM_PATH;
}

/** Flags that give the browser a microphone into which a WAV file speaks once, each time it is opened. */
export function microphoneFlags(wavFile: string): string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${wavFile}%noloop`,
  ];
}
