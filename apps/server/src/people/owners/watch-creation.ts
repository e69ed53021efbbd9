import type { ProgressEvent } from '@foyer/contract/scans'
import { followProgress, type NumberedEvent } from '../../knowledge/scans/progress/follow-progress.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { readAssistant } from './read-assistants.ts'

/** Adds the assistant to its event on the fly, because stored events must not contain its key. */
export async function* watchCreation(
  services: Pick<Services, 'db' | 'listener' | 'secrets'>,
  accountId: string,
  progressId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent> {
  for await (const { id, event } of followProgress(services, accountId, progressId, after, signal))
    yield { id, event: await complete(services, accountId, event) }
}

async function complete(
  services: Pick<Services, 'db' | 'secrets'>,
  accountId: string,
  event: ProgressEvent,
): Promise<ProgressEvent> {
  if (!event.assistant) return event
  try {
    return { ...event, assistant: await readAssistant(services, accountId, event.assistant.id) }
  } catch (error) {
    // The assistant was deleted since. The stored name still describes the event.
    if (error instanceof Failure && error.code === 'not_found') return event
    throw error
  }
}
