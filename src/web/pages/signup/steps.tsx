import { useMemo, useState } from 'react';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { NATIVE_LANGUAGES, nativeLanguage } from '#domain/native-languages.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { ChoiceGrid } from '../../ui/choice-grid.tsx';
import { Flag } from '../../ui/flag.tsx';
import { nativeLanguageChoices } from '../../ui/language-choices.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TranslationsExplained, useTranslationsOffered } from '../../ui/translations-offered.tsx';
import type { SignupFields, SignupForm } from './signup-form.ts';

export interface StepProps {
  readonly form: SignupFields;
}

/** What a list of choices takes for one field of the form. */
function choiceOf({ form }: StepProps, field: keyof SignupForm) {
  return {
    value: form.values[field],
    error: form.errors[field],
    onChange: (value: string) => form.setFieldValue(field, value),
  };
}

export interface NamedChoice {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
}

export function AboutYouStep({ form }: StepProps) {
  const words = useWords();
  // What is only missing is said once for all fields; anything else is said where it is.
  const missing = words('field.required');
  const fieldOf = (field: keyof SignupForm) => ({
    ...form.getInputProps(field),
    errorProps: form.errors[field] === missing ? {} : { role: 'alert' },
  });
  return (
    <Stack>
      <TextField
        label={words('signup.fullName')}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        {...fieldOf('fullName')}
      />
      <TextField
        label={words('signup.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        {...fieldOf('email')}
      />
      <TextField
        label={words('signup.phone')}
        name="tel"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...fieldOf('phoneNumber')}
      />
      <PasswordField
        label={words('signup.password')}
        description={words('signup.passwordHint')}
        name="password"
        autoComplete="new-password"
        required
        {...fieldOf('password')}
      />
    </Stack>
  );
}

export function NativeLanguageStep({ onLanguage, ...props }: StepProps & { onLanguage: () => void }) {
  const words = useWords();
  const language = choiceOf(props, 'language');
  // The likely one stands first, and stays there while another one is tried.
  const [first] = useState(props.form.values.language);
  const offered = useTranslationsOffered();
  const choices = useMemo(
    () => nativeLanguageChoices(NATIVE_LANGUAGES, { first, offered }),
    [first, offered],
  );
  return (
    <Stack>
      <TranslationsExplained offered={offered} />
      <ChoiceGrid
        label={words('signup.title2')}
        searchLabel={words('signup.searchLanguage')}
        emptyText={words('language.none')}
        choices={choices}
        {...language}
        onChange={(value) => {
          onLanguage();
          language.onChange(value);
        }}
      />
    </Stack>
  );
}

export function LearningLanguageStep(props: StepProps) {
  const words = useWords();
  return (
    <ChoiceGrid
      label={words('signup.title3')}
      choices={LEARNING_LANGUAGES.map((code) => ({
        value: code,
        label: words(`learning.${code}`),
        icon: <Flag code={nativeLanguage(code)?.flagCode ?? code} />,
      }))}
      {...choiceOf(props, 'languageToLearn')}
    />
  );
}

export function CategoryStep({ categories, ...props }: StepProps & { categories: readonly NamedChoice[] }) {
  const words = useWords();
  return (
    <ChoiceGrid
      label={words('signup.title4')}
      searchLabel={words('signup.searchCategory')}
      emptyText={words('signup.noCategories')}
      choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      {...choiceOf(props, 'category')}
      // A specialty belongs to one category.
      onChange={(category) => props.form.setValues({ category, speciality: '' })}
    />
  );
}

export function SpecialityStep({
  specialities,
  ...props
}: StepProps & { specialities: readonly NamedChoice[] }) {
  const words = useWords();
  return (
    <ChoiceGrid
      label={words('signup.title5')}
      searchLabel={words('signup.searchSpeciality')}
      emptyText={words('signup.noSpecialities')}
      choices={specialities.map(({ id, name, description }) => ({
        value: id,
        label: name,
        detail: description,
      }))}
      {...choiceOf(props, 'speciality')}
    />
  );
}
