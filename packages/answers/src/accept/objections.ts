import { contradicted } from './contradicted.ts'
import type { Objection } from './objection.ts'
import { otherFeast } from './other-feast.ts'

/**
 * Every objection, in the order in which they are heard. They are few on purpose: how likely a passage is to answer is
 * learnt, and what is left here are passages that say the opposite of what they seem to.
 */
export const objections: readonly Objection[] = [contradicted, otherFeast]
