/** Something that only who runs the product can mend. Its message, one line, says what is wrong and what to do. */
export class OperatorError extends Error {}
