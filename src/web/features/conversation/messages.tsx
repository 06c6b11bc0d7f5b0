import { type ReactNode, useState } from 'react';
import { COSTS } from '#domain/billing/costs.ts';
import { hasProvider } from '#web/lib/config.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { PriceTag } from '../credits/price-tag.tsx';
import { mp3FromBase64 } from '../player/base64.ts';
import { PlayButton } from '../player/play-button.tsx';
import { type SpokenLine, useSpokenLine } from '../player/use-spoken-line.ts';
import { TranslationArea, TranslationButton, translatesDirectly } from '../practice/translation-help.tsx';
import { useVoice, type Voice } from '../practice/use-model-voice.ts';
import { useTranslation } from '../practice/use-translation.ts';
import type { ConversationTurn } from './conversation-machine.ts';
import classes from './messages.module.css';

/** The case's text, before anybody speaks. */
export function SystemMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.system}>
      <p className={classes.who}>{title}</p>
      {children}
    </div>
  );
}

/** What the learner said. */
export function DoctorMessage({ turn, learning }: { turn: ConversationTurn; learning: string }) {
  const words = useWords();
  return (
    <div className={classes.doctor}>
      <p className={classes.who}>{words('guided.you')}</p>
      <p lang={learning} dir="ltr" className={classes.text}>
        {turn.content}
      </p>
      {turn.feedback ? <p className={classes.note}>{turn.feedback}</p> : null}
    </div>
  );
}

export interface PatientMessageProps extends Pick<SpokenLine, 'speakAtOnce' | 'onHear'> {
  readonly turn: ConversationTurn;
  readonly native: string;
  readonly learning: string;
  readonly patientVoice: Voice;
}

/** The voice that came with the answer, else a generated one. */
function usePatientVoice({ turn, learning, patientVoice, ...heard }: PatientMessageProps) {
  const words = useWords();
  const generate = useVoice({ text: turn.content, language: learning, voice: patientVoice });
  return useSpokenLine({
    ...heard,
    getVoice: () => (turn.voice ? mp3FromBase64(turn.voice) : generate()),
    onFailed: () => toast('error', words('chat.voiceFailed')),
  });
}

/** The translation with its button; the languages to choose from come when they are asked for. */
function useTranslationOf({ turn, native, learning }: PatientMessageProps) {
  const words = useWords();
  const translation = useTranslation({ term: turn.content }, learning, () =>
    toast('error', words('chat.translateFailed')),
  );
  const [choosing, setChoosing] = useState(false);
  const help = { translation, native, learning, price: translationPrice() };
  if (translatesDirectly(native, learning)) {
    return { button: <TranslationButton {...help} />, area: <TranslationArea {...help} /> };
  }
  const toggle = () => {
    setChoosing(!choosing);
    translation.clear();
  };
  return {
    button: (
      <Button variant="default" pill aria-expanded={choosing} onClick={toggle}>
        {words('chat.otherLanguages')}
      </Button>
    ),
    area: choosing ? <TranslationArea {...help} /> : null,
  };
}

/*
 * What the patient that ships says is the course's own, with its voice and its translations. What another one says is
 * not; once paid for, it is free.
 */
function voicePrice(): number {
  return hasProvider('patient') ? COSTS.voice : 0;
}

function translationPrice(): number {
  return hasProvider('patient') && hasProvider('translator') ? COSTS.translation : 0;
}

/** What the patient said: to be heard and translated. */
export function PatientMessage(props: PatientMessageProps) {
  const words = useWords();
  const { turn, learning } = props;
  const player = usePatientVoice(props);
  const translation = useTranslationOf(props);
  return (
    <div className={classes.patient}>
      <p className={classes.who}>{words('guided.patient')}</p>
      <p lang={learning} dir="ltr" className={classes.text}>
        {turn.content}
      </p>
      <div className={classes.tools}>
        <PlayButton player={player} label={words('vocabulary.listen')} icon="speaker" />
        {turn.voice ? null : <PriceTag credits={voicePrice()} />}
        {translation.button}
      </div>
      {translation.area}
    </div>
  );
}
