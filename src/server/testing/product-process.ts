import { start } from '../main.ts';

/** The product in a process of its own, by its environment. */
const { url } = await start(process.env);
console.log(`ready at ${url}`);
