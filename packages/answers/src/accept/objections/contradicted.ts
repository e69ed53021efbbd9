import type { Objection } from '../objection.ts'
import { contradicts } from './contradiction.ts'

/** Where most of a question stands and is told otherwise, what is asked is not so. */
export const contradicted: Objection = {
  name: 'contradicted',
  verdict: 'contradiction',
  objects: ({ essay, passage, question }) => essay && contradicts(passage.text, question),
}
