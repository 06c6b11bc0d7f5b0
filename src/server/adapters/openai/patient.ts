import { z } from 'zod';
import { languageOf, type Played } from '#domain/conversation/conversation.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import type { Patient } from '../../ports/patient.ts';
import { unusable } from '../provider/faults.ts';
import { askChat, type ChatModel } from './chat.ts';
import { isInAnotherScript, isPlainlyAnotherLanguage } from './language-check.ts';
import { oneLine, upToSentence } from './model-text.ts';
import { isOutOfRole } from './out-of-role.ts';
import { partnerMessages } from './partner-prompt.ts';
import { patientMessages } from './patient-prompt.ts';

const answerShape = z.object({ reply: z.string(), inCharacter: z.boolean() });

const LONGEST_REPLY = 800;

/**
 * Lets a chat model play the patient from the case's notes, or the other one of a role-play from its card. It answers in one line, made up by the model, so without
 * an authored unit or translations; it keeps no state, because the turns say it all. The seed promises nothing here.
 */
export function openAiPatient(model: ChatModel, engine: EngineInfo): Patient {
  return {
    engine,
    async *reply({ played, turns }, signal) {
      const question = {
        messages: played.kind === 'case' ? patientMessages(played, turns) : partnerMessages(played, turns),
        name: 'patient_reply',
        shape: answerShape,
      };
      const text = await askChat(model, question, (answer) => judged(answer, played), signal);
      yield { kind: 'line', text, unit: null, translations: {} };
      yield { kind: 'state', state: null };
    },
    // Nothing is made ready by asking, and every question is paid for.
    rehearse: async () => {},
  };
}

function judged({ reply, inCharacter }: z.infer<typeof answerShape>, played: Played): string {
  if (!inCharacter) throw unusable('out of role by its own word');
  const whole = oneLine(reply);
  // Judged before it is cut: what is cut off may be what gives it away.
  if (isOutOfRole(whole, played)) throw unusable('out of role');
  const language = languageOf(played);
  if (isInAnotherScript(whole, language) || isPlainlyAnotherLanguage(whole, language)) {
    throw unusable('another language');
  }
  const text = upToSentence(whole, LONGEST_REPLY);
  if (!text) throw unusable(text === '' ? 'empty' : 'too long');
  return text;
}
