import type { AnsweringResult, AnsweringTask } from '../knowledge/answering/answering-task.ts'
import { createAnswerer } from '../knowledge/answering/do-answering.ts'
import { serveTasks } from '../platform/processes/serve-tasks.ts'
import { crashOnRequest } from './crash-on-request.ts'

// The real answering process, except that a question or the owner's context can crash it.

await serveTasks<AnsweringTask, AnsweringResult>(async () => {
  const answerer = createAnswerer()
  return {
    work(task) {
      const result = answerer(task)
      // Without its index the process does no work.
      if (result.kind === 'unknown') return result
      if (task.kind === 'ask') crashOnRequest(task.question.text)
      if (task.kind === 'build') crashOnRequest(task.rest.context ?? '')
      return result
    },
    describeError: String,
  }
})
