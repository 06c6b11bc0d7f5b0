import { type FormEvent, useMemo, useState } from 'react';
import { NATIVE_LANGUAGES } from '#domain/native-languages.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { ChoiceGrid } from '../../ui/choice-grid.tsx';
import { nativeLanguageChoices } from '../../ui/language-choices.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TranslationsExplained, useTranslationsOffered } from '../../ui/translations-offered.tsx';

export interface ChooseLanguagePageProps {
  readonly language: string;
  readonly pending: boolean;
  readonly onChoose: (language: string) => void;
  readonly onContinue: () => void;
}

export function ChooseLanguagePage({ language, pending, onChoose, onContinue }: ChooseLanguagePageProps) {
  const words = useWords();
  const [missing, setMissing] = useState(false);
  // The present choice stands first, and stays there while another one is tried.
  const [first] = useState(language);
  const offered = useTranslationsOffered();
  const choices = useMemo(
    () => nativeLanguageChoices(NATIVE_LANGUAGES, { first, offered }),
    [first, offered],
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!language);
    if (language) onContinue();
  }

  return (
    <Page title={words('language.page')} width="narrow">
      <Card>
        <form onSubmit={submit}>
          <Stack gap="wide">
            <div>
              <h1>{words('language.title')}</h1>
              <p>{words('language.intro')}</p>
              <TranslationsExplained offered={offered} />
            </div>
            <ChoiceGrid
              label={words('language.list')}
              searchLabel={words('language.search')}
              emptyText={words('language.none')}
              choices={choices}
              value={language}
              onChange={onChoose}
            />
            {missing && !language && <Notice kind="error">{words('signup.chooseLanguage')}</Notice>}
            <ActionButton type="submit" pending={pending} fullWidth>
              {words('language.continue')}
            </ActionButton>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
