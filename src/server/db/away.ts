/** https://www.postgresql.org/docs/18/errcodes-appendix.html, by class or whole: no connection, shutting down, no room, too slow. */
const AWAY =
  /^(08...|57P0[1-5]|25P03|25006|53[0-3]00|57014|55P03|40001|40P01|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** `pg` says these in words alone. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether an error says that the database can't be reached or doesn't answer, which passes, and is no fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, syscall } = each as NodeJS.ErrnoException;
    const fromFile = code === 'ENOENT' && syscall !== 'connect';
    if ((typeof code === 'string' && AWAY.test(code) && !fromFile) || SAID.test(each.message)) return true;
  }
  return false;
}
