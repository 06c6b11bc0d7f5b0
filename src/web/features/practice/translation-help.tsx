import { COSTS } from '#domain/billing/costs.ts';
import { isLearningLanguage, LEARNING_LANGUAGES } from '#domain/languages.ts';
import { nativeLanguage } from '#domain/native-languages.ts';
import { hasProvider } from '#web/lib/config.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { PriceTag } from '../credits/price-tag.tsx';
import classes from './translation-help.module.css';
import type { Translation, TranslationState } from './use-translation.ts';

export interface TranslationHelpProps {
  readonly translation: Translation;
  /** What the learner grew up with, and what is being learned. */
  readonly native: string;
  readonly learning: string;
  /** In credits, of a translation into any language. By default the course's own is free. */
  readonly price?: number;
}

function nameOf(code: string): string {
  return nativeLanguage(code)?.nativeName ?? code;
}

interface TogglePrice {
  /** In credits. */
  readonly price: number;
}

/** One button for the learner's own language; a second press clears the translation. */
function Toggle({
  translation,
  language,
  price,
}: TogglePrice & { translation: Translation; language: string }) {
  const words = useWords();
  const { state } = translation;
  const shown = state.kind !== 'hidden' && state.kind !== 'failed' && state.language === language;
  const loading = shown && state.kind === 'loading';
  const name = nameOf(language);
  return (
    <Button
      variant="default"
      pill
      aria-pressed={shown}
      onClick={() => (shown ? translation.clear() : translation.show(language))}
    >
      {loading
        ? words('translation.loading')
        : shown
          ? words('translation.hide')
          : words('translation.show', { language: name })}
      {shown ? null : <PriceTag credits={price} />}
    </Button>
  );
}

/** For a language that the course has no translations into: says so, and offers those that it has. */
function OtherLanguages({ translation, native, learning }: TranslationHelpProps) {
  const words = useWords();
  const { state } = translation;
  const offered = LEARNING_LANGUAGES.filter((code) => code !== learning);
  return (
    <div className={classes.others}>
      <p className={classes.note}>
        {native === learning
          ? words('translation.sameLanguage')
          : words('translation.needsProvider', { language: nameOf(native) })}
      </p>
      <div className={classes.offers}>
        {offered.map((code) => {
          const shown = state.kind !== 'hidden' && state.kind !== 'failed' && state.language === code;
          return (
            <button
              key={code}
              type="button"
              className={classes.offer}
              lang={code}
              aria-pressed={shown}
              onClick={() => (shown ? translation.clear() : translation.show(code))}
            >
              {nameOf(code)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Whether there are translations into the learner's own language: the course's, or those of a service. */
export function translatesDirectly(native: string, learning: string): boolean {
  return native !== learning && (isLearningLanguage(native) || hasProvider('translator'));
}

export function TranslationButton(props: TranslationHelpProps) {
  const { native, learning, translation } = props;
  if (!translatesDirectly(native, learning)) return null;
  // The course is translated into the five languages; beyond them a service does it, text by text.
  const beyond = isLearningLanguage(native) ? 0 : translation.texts * COSTS.translation;
  return <Toggle translation={translation} language={native} price={props.price || beyond} />;
}

function Result({ state }: { state: TranslationState }) {
  const words = useWords();
  if (state.kind === 'shown') {
    return (
      <div className={classes.translation}>
        <p className={classes.label}>{words('translation.label', { language: nameOf(state.language) })}</p>
        <div lang={state.language} dir="auto">
          <p className={state.translation.definition === undefined ? undefined : classes.term}>
            {state.translation.term}
          </p>
          {state.translation.definition === undefined ? null : <p>{state.translation.definition}</p>}
        </div>
      </div>
    );
  }
  if (state.kind === 'failed') return <p className={classes.note}>{words('app.unavailable')}</p>;
  if (state.kind === 'none') {
    return <p className={classes.note}>{words('translation.none', { language: nameOf(state.language) })}</p>;
  }
  return null;
}

/** The translation itself, and the other languages where the learner's own is not among the five. */
export function TranslationArea(props: TranslationHelpProps) {
  const { native, learning, translation } = props;
  return (
    <>
      {translatesDirectly(native, learning) ? null : <OtherLanguages {...props} />}
      <div role="status" className={classes.result}>
        <Result state={translation.state} />
      </div>
    </>
  );
}
