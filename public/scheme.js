// Before the first paint: a dark page does not flash white.
{
  let scheme;
  try {
    scheme = localStorage.getItem('bedside.scheme');
  } catch {
    // No storage.
  }
  if (scheme !== 'dark' && scheme !== 'light')
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-scheme', scheme);
}
