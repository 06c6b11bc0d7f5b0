const KEY = /^[a-z0-9-]{1,100}$/;

/** Keys become paths and addresses, so a wrong one is a bug that must not go further. */
export function requireBlobKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`Not a blob key: ${key}`);
}
