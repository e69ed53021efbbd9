import { serveTasks } from '../../platform/processes/serve-tasks.ts'
import type { AnsweringResult, AnsweringTask } from './answering-task.ts'

await serveTasks<AnsweringTask, AnsweringResult>(async () => {
  const { createAnswerer } = await import('./do-answering.ts')
  return {
    work: createAnswerer(),
    describeError: (error) => (error instanceof Error ? error.message : String(error)),
  }
})
