import type { Asked } from '../conversation/asked.ts'
import { oncePer } from '../language/once-per.ts'
import { likeliestPassages } from '../search/likelihood.ts'
import { search } from '../search/search.ts'
import { speaksOfIt } from '../search/speaks-of-it.ts'

/** Searches once per question, whichever rule asks first. */
export const searchResults = oncePer(({ question, index }: Asked) => {
  const judged = search(question, index)
  // If every likely passage is about something else, there is no answer.
  return { judged, chosen: speaksOfIt(likeliestPassages(question, index)) ? judged[0] : undefined }
})
