// Runs in the audio thread (AudioWorkletGlobalScope): hands the microphone's samples to the page.
// Blocks of 128 samples are gathered to about a tenth of a second, so that the page is not woken 375 times a second.

declare const registerProcessor: (name: string, processor: unknown) => void;
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };

const GATHERED = 4096;

class SampleTap extends AudioWorkletProcessor {
  private buffer = new Float32Array(GATHERED);
  private filled = 0;
  private open = true;

  constructor() {
    super();
    this.port.onmessage = () => {
      this.send();
      this.open = false;
      this.port.postMessage('done');
    };
  }

  private send(): void {
    if (this.filled === 0) return;
    const piece = this.buffer.slice(0, this.filled);
    this.port.postMessage(piece, [piece.buffer]);
    this.filled = 0;
  }

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    const channel = inputs[0]?.[0];
    if (channel && this.open) {
      if (this.filled + channel.length > GATHERED) this.send();
      this.buffer.set(channel, this.filled);
      this.filled += channel.length;
    }
    return this.open;
  }
}

registerProcessor('sample-tap', SampleTap);
