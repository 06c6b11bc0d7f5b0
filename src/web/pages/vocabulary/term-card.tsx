import { useEffect, useRef } from 'react';
import { PlayButton } from '#web/features/player/play-button.tsx';
import { usePlayer } from '#web/features/player/use-player.ts';
import { TranslationArea, TranslationButton } from '#web/features/practice/translation-help.tsx';
import type { Translation } from '#web/features/practice/use-translation.ts';
import { useInterfaceLanguage, useWords } from '#web/lib/words/use-words.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './term-card.module.css';

export interface VocabularyItem {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly example: string | null;
  readonly ipa: string | null;
  readonly repeat: boolean;
}

export interface TermCardProps {
  readonly item: VocabularyItem;
  readonly native: string;
  readonly learning: string;
  readonly translation: Translation;
  readonly getModel: () => Blob | Promise<Blob>;
  /** The learner just came here from the term before: read out the new one. */
  readonly takeFocus: boolean;
}

/** What to say and what it means. */
export function TermCard({ item, native, learning, translation, getModel, takeFocus }: TermCardProps) {
  const words = useWords();
  const { language: interfaceLanguage, direction } = useInterfaceLanguage();
  const player = usePlayer(getModel);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.({ top: 0 });
  }, [takeFocus]);
  return (
    <Card className={classes.card}>
      {item.repeat ? (
        <p className={classes.repeat}>
          <strong>{words('vocabulary.repeat')}</strong> {words('vocabulary.repeatHint')}
        </p>
      ) : null}
      <div lang={learning} dir="ltr" className={classes.texts}>
        <h1 ref={heading} tabIndex={-1} className={classes.term}>
          {item.term}
        </h1>
        {item.ipa ? (
          <p className={classes.ipa}>
            <span lang={`${learning}-fonipa`}>/{item.ipa}/</span>{' '}
            {item.ipa.includes('ˈ') ? (
              <small lang={interfaceLanguage} dir={direction}>
                {words('vocabulary.stress')}
              </small>
            ) : null}
          </p>
        ) : null}
        <p className={classes.definition}>{item.definition}</p>
        {item.example ? (
          <figure className={classes.example}>
            <figcaption lang={interfaceLanguage} dir={direction}>
              {words('vocabulary.example')}
            </figcaption>
            <blockquote>{item.example}</blockquote>
          </figure>
        ) : null}
      </div>
      <div>
        <div className={classes.help}>
          <PlayButton player={player} label={words('vocabulary.listen')} icon="speaker" />
          <TranslationButton translation={translation} native={native} learning={learning} />
        </div>
        <TranslationArea translation={translation} native={native} learning={learning} />
      </div>
    </Card>
  );
}
