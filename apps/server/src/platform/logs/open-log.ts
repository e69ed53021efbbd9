import pino, { type LogFn, type Logger } from 'pino'
import { countBursts } from './count-bursts.ts'
import { type LoggableError, loggableError } from './loggable-error.ts'

const warning = 40

/**
 * The one log. What it holds of an error is decided here and at no call site, as is how often it tells of the same
 * trouble: `log.error({ err: error }, 'what could not be done')` is all there is to say.
 */
export function openLog(level: string, destination?: pino.DestinationStream) {
  const bursts = countBursts()
  const options: pino.LoggerOptions = {
    level,
    serializers: { err: loggableError },
    formatters: { log: withLoggableErrors },
    hooks: {
      logMethod(args, write, level) {
        const { fields, text } = readLine(args)
        const error = fields.err === undefined ? null : loggableError(fields.err)
        const written = [fields, text] as unknown as Parameters<LogFn>
        if (!error && level < warning) return write.apply(this, written)
        // Whose request it was, and which row: the same trouble all the same. Without an error only equals are the same.
        const kind = `${level} ${text} ${error ? kindOf(error) : Object.entries(fields)}`
        const tell = (times: number) =>
          write.apply(log, [
            { times, ...(error && { type: error.type, code: error.code }) },
            `${text}: ${times} more like this`,
          ] as unknown as Parameters<LogFn>)
        if (bursts.isFirst(kind, tell)) write.apply(this, written)
      },
    },
  }
  const log: Logger = destination ? pino(options, destination) : pino(options)
  return { log, tellHeld: () => bursts.tellAll() }
}

/** A line may be an error alone, or a text alone. An error's own words stand in it only as the log may hold them. */
function readLine([first, second]: readonly unknown[]): { fields: Record<string, unknown>; text: string } {
  if (typeof first === 'string') return { fields: {}, text: first }
  const fields = first instanceof Error ? { err: first } : { ...(first as Record<string, unknown>) }
  const { err } = fields
  const own = err instanceof Error ? err.message : undefined
  const isOwn = second === undefined || second === own
  return { fields, text: err !== undefined && isOwn ? loggableError(err).message : String(second ?? '') }
}

/** Errors under any other name. */
const withLoggableErrors = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      key !== 'err' && value instanceof Error ? loggableError(value) : value,
    ]),
  )

/** The place it comes from, and not its words, in which a value may stand. */
const kindOf = (error: LoggableError): string =>
  [
    error.type,
    error.code,
    error.table,
    error.constraint,
    error.stack.split('\n').find((line) => line.startsWith('    at ')),
    error.cause && kindOf(error.cause),
  ].join(' ')
