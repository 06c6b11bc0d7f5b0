import { useState } from 'react';
import { Link } from 'react-router';
import { PreferenceForm } from '#web/features/settings/preference-form.tsx';
import { type Preferences, SettingsLoader } from '#web/features/settings/settings-query.tsx';
import { useChange } from '#web/features/settings/use-change.ts';
import { request } from '#web/lib/graphql/request.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CategoriesDocument, type CategoriesQuery } from './categories.generated.ts';
import { UpdateUserCategoryDocument } from './update-user-category.generated.ts';

type Categories = CategoriesQuery['categories'];

async function fetchCategories(signal: AbortSignal): Promise<Categories> {
  return (await request(CategoriesDocument, {}, { signal })).categories;
}

function CategoryTab({ me, categories }: { me: Preferences; categories: Categories }) {
  const words = useWords();
  const { run, pending } = useChange(
    'category',
    UpdateUserCategoryDocument,
    (data) => data.updateUserCategory,
  );
  const [unspecific, setUnspecific] = useState(me.speciality === null);

  function save(category: string) {
    run(
      { category },
      // More than that it was done: the specialty was in another one.
      { onDone: (message) => setUnspecific(unspecific || message !== words('settings.category.updated')) },
    );
  }

  return (
    <PreferenceForm
      title={words('settings.tab.category')}
      intro={words('settings.category.intro')}
      placeholder={words('settings.category.placeholder')}
      options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      saved={me.category?.slug ?? ''}
      pending={pending}
      onSave={save}
    >
      {unspecific ? (
        <Notice kind="info">
          <p>{words('settings.category.noSpecialty')}</p>
          <Link to="/settings/specialty">{words('settings.category.chooseSpecialty')}</Link>
        </Notice>
      ) : null}
    </PreferenceForm>
  );
}

export function CategorySettings() {
  return (
    <SettingsLoader name="category" fetchLists={fetchCategories}>
      {({ me, lists }) => <CategoryTab me={me} categories={lists} />}
    </SettingsLoader>
  );
}
