import { skipToken, useQuery } from '@tanstack/react-query';
import { likelyProfession } from '#domain/oet/likely-profession.ts';
import type { ExamModule } from '#domain/oet/modules.ts';
import { PROFESSIONS, type Profession } from '#domain/professions.ts';
import { request } from '#web/lib/graphql/request.ts';
import { MeDocument } from './exam-learner.generated.ts';

/** For whom a module's tests are made. */
export type ProfessionStanding =
  | { readonly kind: 'loading' }
  /** Tests are the same for all; or nobody knows, and the server says what is missing. */
  | { readonly kind: 'any' }
  | { readonly kind: 'chosen'; readonly profession: Profession }
  /** It has to be chosen first. */
  | { readonly kind: 'missing'; readonly likely: Profession | null };

export function useProfession({ byProfession }: ExamModule): ProfessionStanding {
  const { data, error } = useQuery({
    queryKey: ['profession'],
    queryFn: byProfession ? ({ signal }) => request(MeDocument, {}, { signal }) : skipToken,
  });
  if (!byProfession || error) return { kind: 'any' };
  if (!data) return { kind: 'loading' };
  const { profession, category, speciality } = data.me;
  const chosen = PROFESSIONS.find((each) => each === profession);
  if (chosen) return { kind: 'chosen', profession: chosen };
  return { kind: 'missing', likely: likelyProfession(category?.slug ?? null, speciality?.slug ?? null) };
}
