import { PROFESSIONS } from '#domain/professions.ts';
import { PreferenceForm } from '#web/features/settings/preference-form.tsx';
import { type Preferences, SettingsLoader } from '#web/features/settings/settings-query.tsx';
import { useChange } from '#web/features/settings/use-change.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { UpdateUserProfessionDocument } from './update-user-profession.generated.ts';

const nothing = async () => null;

function ProfessionTab({ me }: { me: Preferences }) {
  const words = useWords();
  const { run, pending } = useChange(
    'profession',
    UpdateUserProfessionDocument,
    (data) => data.updateUserProfession,
  );
  return (
    <PreferenceForm
      title={words('settings.tab.profession')}
      intro={words('settings.profession.intro')}
      placeholder={words('settings.profession.placeholder')}
      options={PROFESSIONS.map((value) => ({ value, label: words(`profession.${value}`) }))}
      saved={me.profession ?? ''}
      pending={pending}
      onSave={(profession) => run({ profession })}
    />
  );
}

export function ProfessionSettings() {
  return (
    <SettingsLoader name="profession" fetchLists={nothing}>
      {({ me }) => <ProfessionTab me={me} />}
    </SettingsLoader>
  );
}
