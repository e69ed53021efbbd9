import type { QuestionInContext } from '../conversation/question-in-context.ts'
import { memoize } from '../language/memoize.ts'
import { likeliestPassages } from '../search/likelihood.ts'
import { mentionsSubject } from '../search/mentions-subject.ts'
import { search } from '../search/search.ts'

/** Searches once per question, whichever rule asks first. */
export const searchResults = memoize(({ question, index }: QuestionInContext) => {
  const judged = search(question, index)
  // If every likely passage is about something else, there is no answer.
  return { judged, chosen: mentionsSubject(likeliestPassages(question, index)) ? judged[0] : undefined }
})
