import { fileURLToPath } from 'node:url'

/** Where it is written down what was refused in this run: a file for each process that runs tests, named after it. */
export const records = fileURLToPath(new URL(`../../.cache/refused-${process.pid}`, import.meta.url))
