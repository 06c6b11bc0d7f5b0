const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of something that learners make. Databases refuse to compare others with one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
