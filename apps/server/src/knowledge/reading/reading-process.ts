import { serveTasks } from '../../platform/processes/serve-tasks.ts'
import type { ReadingResult, ReadingTask } from './reading-task.ts'

// Sites and files are untrusted.

await serveTasks<ReadingTask, ReadingResult>(async () => {
  const [{ doReading }, { warmUp }] = await Promise.all([
    import('./do-reading.ts'),
    import('@foyer/crawler/reading/warm-up'),
  ])
  return {
    work: doReading,
    describeError: (error) =>
      error instanceof Error && error.name === 'UnreadableDocument'
        ? error.message
        : 'It could not be understood.',
    // A scan's first wait leaves time to warm up.
    warmUp,
  }
})
