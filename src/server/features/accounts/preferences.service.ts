import { isLearningLanguage } from '#domain/languages.ts';
import { isNativeLanguage } from '#domain/native-languages.ts';
import { PROFESSIONS } from '#domain/professions.ts';
import type { MutationResult } from '#words/mutation-result.ts';
import { mutationResult } from '#words/mutation-result.ts';
import type { Deps } from '../../deps.ts';
import { getCategory, getSpeciality } from '../catalogue/catalogue.service.ts';
import { lockSpeciality, updatePreferences } from './learners.store.ts';

type PreferenceDeps = Pick<Deps, 'db'>;

/** Refused for a language that we don't know. */
export async function chooseNativeLanguage(
  { db }: PreferenceDeps,
  learnerId: string,
  language: string,
): Promise<'unknown_language' | null> {
  if (!isNativeLanguage(language)) return 'unknown_language';
  await updatePreferences(db, learnerId, { nativeLanguage: language });
  return null;
}

/** Refused for a language that we don't teach. Each learned language keeps its own progress. */
export async function chooseLanguageToLearn(
  { db }: PreferenceDeps,
  learnerId: string,
  languageToLearn: string,
): Promise<'unknown_language' | null> {
  if (!isLearningLanguage(languageToLearn)) return 'unknown_language';
  await updatePreferences(db, learnerId, { languageToLearn });
  return null;
}

/** Refused for one that the OET doesn't examine, and for none. */
export async function chooseProfession(
  { db }: PreferenceDeps,
  learnerId: string,
  profession: string,
): Promise<'unknown_profession' | null> {
  if (!PROFESSIONS.some((known) => known === profession)) return 'unknown_profession';
  await updatePreferences(db, learnerId, { profession });
  return null;
}

/** A specialty brings its category along. Refused for one that we don't know, and for none. */
export async function chooseSpecialty(
  { db }: PreferenceDeps,
  learnerId: string,
  slug: string,
): Promise<'unknown_specialty' | null> {
  const speciality = await getSpeciality(db, slug);
  if (!speciality) return 'unknown_specialty';
  await updatePreferences(db, learnerId, {
    specialitySlug: speciality.slug,
    categorySlug: speciality.category.slug,
  });
  return null;
}

/** Another category clears a specialty that isn't in it, and says so. */
export async function chooseCategory(
  { db }: PreferenceDeps,
  learnerId: string,
  slug: string,
): Promise<MutationResult> {
  const category = await getCategory(db, slug);
  if (!category) return mutationResult('category', 'unknown_category');
  return db.transaction(async (tx) => {
    const present = await getSpeciality(tx, await lockSpeciality(tx, learnerId));
    if (!present || present.category.slug === category.slug) {
      await updatePreferences(tx, learnerId, { categorySlug: category.slug });
      return mutationResult('category', null);
    }
    await updatePreferences(tx, learnerId, { categorySlug: category.slug, specialitySlug: null });
    return mutationResult('categoryAlone', null);
  });
}
