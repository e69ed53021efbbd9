import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { giveWay } from '@foyer/crawler/render/give-way'
import { compiledCode } from './compiled-code.ts'

export type Child<Request> = {
  send(request: Request): void
  /** Keeps this process running while the child has work. */
  hold(): void
  /** Lets this process exit while the child is idle. */
  release(): void
  kill(): void
}

type ChildOptions<Message> = {
  /** A module that calls `serve` of `serve-child.ts`. */
  module: URL
  /** Limit for the whole process. A child that exceeds it ends itself. */
  memoryMb: number
  /** People wait for its answers. Other children get a lower priority. */
  isUrgent?: boolean
  hear(message: Message): void
  ended(end: ChildEnd): void
}

export type ChildEnd = {
  detail: string
  isOutOfMemory: boolean
}

const maxDetail = 2_000
const outOfMemory = /out of memory|allocation failed/i
/** The heap's share of the limit. The rest is for buffers and the engine. */
const heapShare = 0.6

/**
 * For work on untrusted input, which may loop or grow. The child can be killed safely and gets no settings or
 * secrets.
 */
export function startChild<Request, Message>({
  module,
  memoryMb,
  isUrgent = false,
  hear,
  ended,
}: ChildOptions<Message>): Child<Request> {
  let child: ChildProcess
  try {
    child = fork(fileURLToPath(module), [String(memoryMb)], {
      // The cache saves 80 ms and 14 MB for loading TypeScript.
      env: { NODE_COMPILE_CACHE: compiledCode },
      // A lower heap limit makes V8 collect garbage earlier.
      execArgv: [
        `--max-old-space-size=${Math.floor(memoryMb * heapShare)}`,
        '--max-semi-space-size=8',
        // Compiles patterns natively at once, because most are used repeatedly. Changing this at runtime crashes some
        // processes.
        '--no-regexp-tier-up',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
  } catch (error) {
    // fork throws some errors and emits others. Both are reported the same way.
    setImmediate(() => ended({ detail: String(error), isOutOfMemory: false }))
    return { send() {}, hold() {}, release() {}, kill() {} }
  }
  if (!isUrgent) giveWay(child)
  let isOver = false
  let detail = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    detail = (detail + text).slice(-maxDetail)
  })
  const over = (signal: NodeJS.Signals | null) => {
    if (isOver) return
    isOver = true
    // The system's OOM killer leaves no message.
    ended({ detail: detail.trim(), isOutOfMemory: signal === 'SIGKILL' || outOfMemory.test(detail) })
  }
  child.on('message', (message) => hear(message as Message))
  // 'close' comes after the last output, unlike 'exit'.
  child.on('close', (_, signal) => over(signal))
  child.on('error', (error) => {
    detail ||= String(error)
    over(null)
  })
  const pipe = child.stderr as unknown as { ref(): void; unref(): void } | null

  return {
    send(request) {
      // A failed send is followed by the child's end, which is reported.
      if (child.connected) child.send(request as object, () => {})
    },
    hold() {
      child.ref()
      child.channel?.ref()
    },
    release() {
      child.unref()
      child.channel?.unref()
      pipe?.unref()
    },
    kill() {
      child.kill('SIGKILL')
    },
  }
}
