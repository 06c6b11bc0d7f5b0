import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { NATIVE_LANGUAGES, nativeLanguage } from '#domain/native-languages.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { ChoiceGrid } from '../../ui/choice-grid.tsx';
import { Flag } from '../../ui/flag.tsx';
import { nativeLanguageChoices } from '../../ui/language-choices.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { SignupForm } from './signup-form.ts';

export interface StepProps {
  readonly form: SignupForm;
  readonly onChange: (change: Partial<SignupForm>) => void;
}

export interface NamedChoice {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
}

export function AboutYouStep({ form, onChange }: StepProps) {
  const words = useWords();
  return (
    <Stack>
      <TextInput
        label={words('signup.fullName')}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        value={form.fullName}
        onChange={(event) => onChange({ fullName: event.currentTarget.value })}
      />
      <TextInput
        label={words('signup.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        value={form.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <TextInput
        label={words('signup.phone')}
        name="tel"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={form.phoneNumber}
        onChange={(event) => onChange({ phoneNumber: event.currentTarget.value })}
      />
      <PasswordField
        label={words('signup.password')}
        description={words('signup.passwordHint')}
        name="password"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
      />
    </Stack>
  );
}

export function NativeLanguageStep({ form, onChange }: StepProps) {
  const words = useWords();
  // The likely one stands first, and stays there while another one is tried.
  const [choices] = useState(() => nativeLanguageChoices(NATIVE_LANGUAGES, form.language));
  return (
    <ChoiceGrid
      label={words('signup.title2')}
      searchLabel={words('signup.searchLanguage')}
      emptyText={words('language.none')}
      choices={choices}
      value={form.language}
      onChange={(language) => onChange({ language })}
    />
  );
}

export function LearningLanguageStep({ form, onChange }: StepProps) {
  const words = useWords();
  return (
    <ChoiceGrid
      label={words('signup.title3')}
      choices={LEARNING_LANGUAGES.map((code) => ({
        value: code,
        label: words(`learning.${code}`),
        icon: <Flag code={nativeLanguage(code)?.flagCode ?? code} />,
      }))}
      value={form.languageToLearn}
      onChange={(languageToLearn) => onChange({ languageToLearn })}
    />
  );
}

export function CategoryStep({
  form,
  onChange,
  categories,
}: StepProps & { categories: readonly NamedChoice[] }) {
  const words = useWords();
  return (
    <ChoiceGrid
      label={words('signup.title4')}
      searchLabel={words('signup.searchCategory')}
      emptyText={words('signup.noCategories')}
      choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      value={form.category}
      // A specialty belongs to one category.
      onChange={(category) => onChange({ category, speciality: '' })}
    />
  );
}

export function SpecialityStep({
  form,
  onChange,
  specialities,
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
      value={form.speciality}
      onChange={(speciality) => onChange({ speciality })}
    />
  );
}
