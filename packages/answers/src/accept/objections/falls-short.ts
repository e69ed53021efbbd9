import type { Group } from '../../understand/words/group.ts'

/** Who it is for may be told by an age or a class of people. */
const people = new Set(['#child', '#baby', '#teen', '#adult', '#senior', '#student', '#person', '#family'])

/** The site never speaks of it. */
export const isUnheard = ({ alternatives, concepts, verb }: Group) =>
  alternatives.length === 0 && !verb && !concepts.some((concept) => people.has(concept))
