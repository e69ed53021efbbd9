import pino, { type LogFn, type Logger } from 'pino'
import { countBursts } from './count-bursts.ts'
import { type LoggableError, loggableError } from './loggable-error.ts'

const warning = 40

/**
 * Decides centrally what is logged of errors and how often, so call sites only need `log.error({ err: error },
 * 'message')`.
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
        // Errors are grouped regardless of request and row. Other lines must match in all fields.
        const kind = `${level} ${text} ${error ? errorKind(error) : Object.entries(fields)}`
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
  return { log, flushBursts: () => bursts.flushAll() }
}

function readLine([first, second]: readonly unknown[]): { fields: Record<string, unknown>; text: string } {
  if (typeof first === 'string') return { fields: {}, text: first }
  const fields = first instanceof Error ? { err: first } : { ...(first as Record<string, unknown>) }
  const { err } = fields
  const own = err instanceof Error ? err.message : undefined
  const isOwn = second === undefined || second === own
  return { fields, text: err !== undefined && isOwn ? loggableError(err).message : String(second ?? '') }
}

const withLoggableErrors = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      key !== 'err' && value instanceof Error ? loggableError(value) : value,
    ]),
  )

/** Uses the place instead of the message, which may contain values. */
const errorKind = (error: LoggableError): string =>
  [
    error.type,
    error.code,
    error.table,
    error.constraint,
    error.stack.split('\n').find((line) => line.startsWith('    at ')),
    error.cause && errorKind(error.cause),
  ].join(' ')
