/** Whole percent of completed items, 0 when there are none. Spec section 9. */
export function progressPercent(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

/** The same with one decimal, as the statistics of vocabulary carry it. */
export function completionPercentage(completed: number, total: number): number {
  return total === 0 ? 0 : roundToTenth((completed / total) * 100);
}

/** Scores are kept, compared and shown with one decimal, so that what is shown is what decides. */
export function roundToTenth(score: number): number {
  return Math.round(score * 10) / 10;
}
