import { find } from '../accept/find.ts'
import type { Asked } from '../conversation/asked.ts'
import { oncePer } from '../language/once-per.ts'
import { likeliest } from '../search/likelihood.ts'
import { speaksOfIt } from './may-answer.ts'

/** What the site says to a question, looked for once, whichever rule asks first. */
export const foundFor = oncePer(({ question, index }: Asked) => {
  const found = find(question, index)
  // The likeliest of passages that all speak of something else is no answer.
  return speaksOfIt(likeliest(question, index)) ? found : { ...found, chosen: null }
})
