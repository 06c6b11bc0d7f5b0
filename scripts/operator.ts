import { operate } from '#server/operator.ts';
import { OperatorError } from '#server/operator-error.ts';

/** `npm run operator -- COMMAND`: what somebody must do by hand. docs/how-to/operate.md */
try {
  console.log(await operate(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
