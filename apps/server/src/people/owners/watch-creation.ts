import type { ProgressEvent } from '@foyer/contract/scans'
import { followProgress, type NumberedEvent } from '../../knowledge/scans/progress/follow-progress.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { readAssistant } from './read-assistants.ts'

/** How a creation gets on. The assistant is added whole as it is told: its key is not kept in events. */
export async function* watchCreation(
  services: Services,
  accountId: string,
  progressId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent> {
  for await (const { id, event } of followProgress(services, accountId, progressId, after, signal))
    yield { id, event: await complete(services, accountId, event) }
}

async function complete(services: Services, accountId: string, event: ProgressEvent): Promise<ProgressEvent> {
  if (!event.assistant) return event
  try {
    return { ...event, assistant: await readAssistant(services, accountId, event.assistant.id) }
  } catch (error) {
    // Deleted since: its name is still true of what happened.
    if (error instanceof Failure && error.code === 'not_found') return event
    throw error
  }
}
