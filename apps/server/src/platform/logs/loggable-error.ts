import { withoutSecrets } from './without-secrets.ts'

export type LoggableError = {
  type: string
  message: string
  stack: string
  code?: string
  table?: string
  constraint?: string
  status?: number
  cause?: LoggableError
  errors?: LoggableError[]
}

const deepest = 5
const longestName = 100

/** Copies only known fields, because errors of drivers and API clients carry query values, rows and whole requests. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'what was thrown is no error', stack: '' }
  const fields = error as Error & Record<string, unknown>
  const type = name(error.name) ?? 'Error'
  const message = messageOf(fields)
  const within = depth < deepest
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...given('code', name(fields.code)),
    ...given('table', name(fields.table)),
    ...given('constraint', name(fields.constraint)),
    ...given('status', number(fields.statusCode ?? fields.status)),
    ...(within && error.cause !== undefined && { cause: loggableError(error.cause, depth + 1) }),
    ...(within &&
      Array.isArray(fields.errors) && {
        errors: fields.errors.slice(0, deepest).map((each) => loggableError(each, depth + 1)),
      }),
  }
}

const given = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>

const name = (value: unknown) =>
  typeof value === 'string' && value.length <= longestName && /^[\w.:-]+$/.test(value) ? value : undefined

const number = (value: unknown) => (typeof value === 'number' ? value : undefined)

function messageOf({ message, name: type, code, query, params, severity }: Error & Record<string, unknown>) {
  if (typeof message !== 'string') return ''
  if (query !== undefined && params !== undefined) return 'a statement failed'
  // These messages quote the value they couldn't read.
  const isOfDatabase = typeof severity === 'string' && typeof code === 'string'
  if ((isOfDatabase && /^(22|42601)/.test(code)) || type === 'SyntaxError')
    return withoutSecrets(withoutQuotes(message))
  if (typeof code === 'string' && code.startsWith('ERR_INVALID_'))
    return withoutSecrets(message.split(/\bReceived\b/, 1)[0]!)
  return withoutSecrets(message)
}

function withoutQuotes(message: string) {
  const first = message.search(/["'`]/)
  if (first < 0) return message
  const last = Math.max(...['"', "'", '`'].map((sign) => message.lastIndexOf(sign)))
  return `${message.slice(0, first)}…${message.slice(last + 1)}`
}

/** Stack frames without the message, which may contain lines that look like frames. */
function framesOf({ stack, message }: Error) {
  if (typeof stack !== 'string') return []
  const at = message ? stack.indexOf(message) : -1
  const rest = at < 0 ? stack : stack.slice(at + message.length)
  return rest.split('\n').filter((line) => /^ {4}at .*(:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
}
