/** As long as a browser may take to begin reading. */
const READ_BY_MS = 60_000;

/** Lets the browser save a JSON text as a file of its user's. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_BY_MS);
}
