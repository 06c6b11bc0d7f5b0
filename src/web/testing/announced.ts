/** What screen readers have been told lately, one after another. */
export function announced(): (string | null)[] {
  const region = document.querySelector('[data-announcer]');
  return [...(region?.children ?? [])].map(({ textContent }) => textContent);
}
