import { Link } from 'react-router';
import { PreferenceForm } from '#web/features/settings/preference-form.tsx';
import { type Preferences, SettingsLoader } from '#web/features/settings/settings-query.tsx';
import { useChange } from '#web/features/settings/use-change.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { SpecialitiesDocument, type SpecialitiesQuery } from './specialities.generated.ts';
import { UpdateUserSpecialtyDocument } from './update-user-specialty.generated.ts';

type Specialities = SpecialitiesQuery['specialities'];

async function fetchSpecialities(signal: AbortSignal): Promise<Specialities> {
  return (await request(SpecialitiesDocument, {}, { signal })).specialities;
}

/** Those of the chosen category; where none is chosen, all of them: one brings its category along. */
function SpecialtyTab({ me, specialities }: { me: Preferences; specialities: Specialities }) {
  const words = useWords();
  const { run, pending } = useChange(
    'specialty',
    UpdateUserSpecialtyDocument,
    (data) => data.updateUserSpecialty,
  );
  const category = me.category?.slug;
  const offered = category ? specialities.filter((each) => each.category.slug === category) : specialities;
  const name = offered[0]?.category.name;
  return (
    <PreferenceForm
      title={words('settings.tab.specialty')}
      intro={words('settings.specialty.intro')}
      placeholder={words('settings.specialty.placeholder')}
      options={offered.map(({ slug, name: label }) => ({ value: slug, label }))}
      saved={me.speciality?.slug ?? ''}
      pending={pending}
      onSave={(specialty) => run({ specialty })}
    >
      {category && name ? (
        <p>
          {words('settings.specialty.inCategory', { category: name })}{' '}
          <Link to="/settings/category">{words('settings.specialty.otherCategory')}</Link>
        </p>
      ) : null}
    </PreferenceForm>
  );
}

export function SpecialtySettings() {
  return (
    <SettingsLoader name="specialty" fetchLists={fetchSpecialities}>
      {({ me, lists }) => <SpecialtyTab me={me} specialities={lists} />}
    </SettingsLoader>
  );
}
