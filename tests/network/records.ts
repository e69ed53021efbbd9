import { fileURLToPath } from 'node:url'

/** Refusals of this run, one file per test process. */
export const records = fileURLToPath(new URL(`../../.cache/refused-${process.pid}`, import.meta.url))
