import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { PreferenceForm } from '#web/features/settings/preference-form.tsx';
import { type Preferences, SettingsLoader } from '#web/features/settings/settings-query.tsx';
import { useChange } from '#web/features/settings/use-change.ts';
import { LANGUAGE_COOKIE_DAYS, writeCookie } from '#web/lib/cookies.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { UpdateUserLanguageToLearnDocument } from './update-user-language-to-learn.generated.ts';

const nothing = async () => null;

function LanguageTab({ me }: { me: Preferences }) {
  const words = useWords();
  const { run, pending } = useChange(
    'language',
    UpdateUserLanguageToLearnDocument,
    (data) => data.updateUserLanguageToLearn,
  );

  function save(languageToLearn: string) {
    const onDone = () => writeCookie('accept-language', languageToLearn, LANGUAGE_COOKIE_DAYS);
    run({ languageToLearn }, { onDone });
  }

  return (
    <PreferenceForm
      title={words('settings.tab.language')}
      intro={words('settings.language.intro')}
      placeholder={words('settings.language.placeholder')}
      options={LEARNING_LANGUAGES.map((value) => ({ value, label: words(`learning.${value}`) }))}
      saved={me.languageToLearn}
      pending={pending}
      onSave={save}
    />
  );
}

export function LanguageSettings() {
  return (
    <SettingsLoader name="language" fetchLists={nothing}>
      {({ me }) => <LanguageTab me={me} />}
    </SettingsLoader>
  );
}
