import type { ReadingPool } from '../../knowledge/reading/reading-pool.ts'
import { Failure } from '../../platform/http/failure.ts'
import { type RefusalReason, TaskFailure, TaskRefusal } from '../../platform/processes/tasks.ts'
import { type FileKind, oldWordType } from './file-kind.ts'

const refusals: Record<RefusalReason, () => Failure> = {
  too_long: () => new Failure('unprocessable', 'This file takes too long to read.'),
  too_much_memory: () => new Failure('unprocessable', 'This file is too large to read once it is unpacked.'),
  crashed: () => new Failure('unprocessable', 'This file could not be read.'),
  too_many: () =>
    new Failure('unavailable', 'Many files are being read right now. Please try again in a moment.', {
      retryAfterSeconds: 10,
    }),
  stopped: () => new Failure('unavailable', 'Foyer is restarting. Please try again in a moment.'),
  not_started: () =>
    new Failure('unavailable', 'Foyer can’t read files right now. Please try again in a moment.'),
}

/** Turns a refusal into a message for the sender. Other errors pass unchanged. */
export function toReadFailure(error: unknown): unknown {
  return error instanceof TaskRefusal ? refusals[error.why]() : error
}

/** Extracts a document's text. `whose` lets senders take turns. */
export async function readFileText(
  reading: ReadingPool,
  bytes: Buffer,
  { type }: FileKind,
  whose: string,
): Promise<string> {
  if (type === oldWordType) {
    throw new Failure(
      'unprocessable',
      'Word files from before 2007 (.doc) cannot be read. Save it as PDF or .docx and send it again.',
    )
  }
  const text = await reading.readFile({ bytes, type }, whose).catch((error) => {
    if (error instanceof TaskFailure) throw new Failure('unprocessable', error.message)
    throw toReadFailure(error)
  })
  if (!text.trim()) throw new Failure('unprocessable', 'This file holds no text that can be read.')
  // PostgreSQL rejects only this character.
  return text.replaceAll('\0', '')
}
