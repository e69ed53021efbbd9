import { serveTasks } from '../../platform/processes/serve-tasks.ts'
import type { ReadingResult, ReadingTask } from './reading-task.ts'

// Runs as a process of its own: what strangers send and what their sites hold is taken apart here and nowhere else.

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
    // A scan begins by waiting for the site's first answers.
    warmUp,
  }
})
