import type { Asked } from '../conversation/asked.ts'
import { oncePer } from '../language/once-per.ts'
import { likeliestPassages } from '../search/likelihood.ts'
import { search } from '../search/search.ts'
import { speaksOfIt } from '../search/speaks-of-it.ts'

/** The passages of the site that answer a question, looked for once, whichever rule asks first. */
export const searchResults = oncePer(({ question, index }: Asked) => {
  const judged = search(question, index)
  // The likeliest of passages that all speak of something else is no answer.
  return { judged, chosen: speaksOfIt(likeliestPassages(question, index)) ? judged[0] : undefined }
})
