import type { AnsweringResult, AnsweringTask } from '../knowledge/answering/answering-task.ts'
import { createAnswerer } from '../knowledge/answering/do-answering.ts'
import { serveTasks } from '../platform/processes/serve-tasks.ts'
import { crashIfTold } from './crash-words.ts'

// Answers as the real one does, except that a question and the words of an owner may end it.

await serveTasks<AnsweringTask, AnsweringResult>(async () => {
  const answerer = createAnswerer()
  return {
    work(task) {
      const result = answerer(task)
      // Nothing is worked on where its index is not.
      if (result.kind === 'unknown') return result
      if (task.kind === 'ask') crashIfTold(task.question.text)
      if (task.kind === 'build') crashIfTold(task.rest.context ?? '')
      return result
    },
    describeError: String,
  }
})
