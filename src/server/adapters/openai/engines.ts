import type { Capability } from '#domain/capabilities.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import type { LetterAssessor } from '../../ports/letter-assessor.ts';
import type { Patient } from '../../ports/patient.ts';
import type { PronunciationAssessor } from '../../ports/pronunciation-assessor.ts';
import type { RolePlayAssessor } from '../../ports/role-play-assessor.ts';
import type { Synthesizer } from '../../ports/synthesizer.ts';
import type { Transcriber } from '../../ports/transcriber.ts';
import type { Translator } from '../../ports/translator.ts';
import { type CallLimits, type ObserveCall, providerCalls } from '../provider/calls.ts';
import { createClient } from './client.ts';
import { faultOf } from './client-faults.ts';
import { openAiLetterAssessor } from './letter-assessor.ts';
import { openAiPatient } from './patient.ts';
import { openAiPronunciationAssessor } from './pronunciation-assessor.ts';
import { openAiRolePlayAssessor } from './role-play-assessor.ts';
import { openAiSynthesizer } from './synthesizer.ts';
import { openAiTranscriber } from './transcriber.ts';
import { openAiTranslator } from './translator.ts';

/** A provider that speaks OpenAI's protocol. The configuration sees to it that a chosen engine has its model. */
export interface OpenAiSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly chatModel: string | undefined;
  readonly transcribeModel: string | undefined;
  readonly speechModel: string | undefined;
  readonly voices: { readonly female: string; readonly male: string };
}

export interface OpenAiOptions {
  readonly observe: ObserveCall;
  readonly clock: Clock;
  readonly limits?: CallLimits;
}

/** Makes the adapters that are asked for. Each has a circuit breaker of its own, so make each once. */
export interface OpenAiEngines {
  transcriber(): Transcriber;
  synthesizer(): Synthesizer;
  translator(): Translator;
  patient(): Patient;
  /** The provider looks for what `rules` did not find. */
  letterAssessor(rules: LetterAssessor): LetterAssessor;
  /** The same with a role-play. */
  rolePlayAssessor(rules: RolePlayAssessor): RolePlayAssessor;
  /** The provider says what was said; the scores stay `aligner`'s. */
  pronunciationAssessor(aligner: PronunciationAssessor): PronunciationAssessor;
}

export function createOpenAiEngines(settings: OpenAiSettings, options: OpenAiOptions): OpenAiEngines {
  const client = createClient(settings);
  const { host } = new URL(settings.baseUrl);
  const { chatModel, transcribeModel, speechModel, voices } = settings;

  const prepare = (capability: Capability, kind: string, model: string | undefined, variant = '') => {
    if (!model) throw new Error(`There is no model for openai-${kind}.`);
    const engine: EngineInfo = {
      id: `openai-${kind}-${model}${variant}`,
      name: `${model} at ${host}`,
      remote: true,
      capability,
      host,
    };
    return { client, model, engine, calls: providerCalls({ ...options, engine: engine.id, faultOf }) };
  };

  return {
    transcriber() {
      const { engine, ...model } = prepare('transcriber', 'transcriber', transcribeModel);
      return openAiTranscriber(model, engine);
    },
    synthesizer() {
      // Spoken texts are kept by the engine's id: another voice is another engine.
      const { engine, ...model } = prepare(
        'synthesizer',
        'voices',
        speechModel,
        `-${voices.female}-${voices.male}`,
      );
      return openAiSynthesizer({ ...model, voices }, engine);
    },
    translator() {
      const { engine, ...model } = prepare('translator', 'translator', chatModel);
      return openAiTranslator(model, engine);
    },
    patient() {
      const { engine, ...model } = prepare('patient', 'patient', chatModel);
      return openAiPatient(model, engine);
    },
    letterAssessor(rules) {
      const { engine, ...model } = prepare('letterAssessor', 'letters', chatModel);
      const named = { ...engine, name: `${engine.name}, with ${rules.engine.name}` };
      return openAiLetterAssessor(rules, model, named);
    },
    rolePlayAssessor(rules) {
      const { engine, ...model } = prepare('rolePlayAssessor', 'role-plays', chatModel);
      const named = { ...engine, name: `${engine.name}, with ${rules.engine.name}` };
      return openAiRolePlayAssessor(rules, model, named);
    },
    pronunciationAssessor(aligner) {
      const { engine, ...model } = prepare('pronunciationAssessor', 'pronunciation', transcribeModel);
      const named = { ...engine, name: `${engine.name}, scored by ${aligner.engine.name}` };
      return openAiPronunciationAssessor(aligner, openAiTranscriber(model, engine), named);
    },
  };
}
