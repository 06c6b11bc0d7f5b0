import type { Transcription, TranscriptionRequest } from '#domain/conversation/transcription.ts';
import { serveJobs } from '../worker.ts';
import { createDictation, type Dictation } from './dictation/dictate.ts';
import type { DictationModel } from './dictation/dictation-model.ts';
import { americanDictionary } from './phones/american-dictionary.ts';
import { usuallySaid } from './recognition/usually-said.ts';

/** Null where the model's runtime has no build for this machine. */
let dictation: Dictation | null;
let model: DictationModel | null = null;

async function open(): Promise<Dictation | null> {
  try {
    const { loadDictationModel } = await import('./dictation/dictation-model.ts');
    model = await loadDictationModel();
    return createDictation(model, americanDictionary());
  } catch (error) {
    process.emitWarning('English speech is recognised and not dictated here.', { detail: String(error) });
    return null;
  }
}

const handlers = {
  /** Prepares for a conversation ahead; false where nothing can be dictated here. */
  async prepare(expected: Omit<TranscriptionRequest, 'audio'>): Promise<boolean> {
    await dictation?.prepare({ ...expected, likely: usuallySaid(expected) });
    return dictation !== null;
  },
  /** The encoder's frames of what `findSpoken` found; null where the model can't run. */
  async listen({ samples }: { readonly samples: Float32Array }): Promise<Float32Array | null> {
    return model?.frames(samples) ?? null;
  },
  /** Null where nothing can be dictated here. */
  async transcribe(request: TranscriptionRequest): Promise<Transcription | null> {
    return dictation?.transcribe({ ...request, likely: usuallySaid(request) }) ?? null;
  },
};

export type DictationHandlers = typeof handlers;

await serveJobs({
  warm: async () => {
    dictation = await open();
  },
  handlers,
});
