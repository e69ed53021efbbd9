import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { giveWay } from '@foyer/crawler/render/give-way'
import { compiledCode } from './compiled-code.ts'

export type Child<Request> = {
  send(request: Request): void
  /** This process goes on for as long as the child has something to do. */
  hold(): void
  /** An idle child keeps no process from ending. */
  release(): void
  kill(): void
}

type ChildOptions<Message> = {
  /** Calls `serve` of `serve-child.ts`. */
  module: URL
  /** All memory of the process, as the system counts it: a child that takes more ends itself. */
  memoryMb: number
  /** Somebody waits for each of its answers. All others give way to this process and to those that are. */
  isUrgent?: boolean
  hear(message: Message): void
  /** It ended, by itself or killed. */
  ended(end: ChildEnd): void
}

export type ChildEnd = {
  /** The last it had to say about it. */
  detail: string
  /** What it was at needed more memory than it may have. */
  isOutOfMemory: boolean
}

const lastWords = 2_000
/** What the engine says when its heap is full, and `watch-memory.ts` when the whole process takes too much. */
const outOfMemory = /out of memory|allocation failed/i
/** The heap's share of what a process may take; the rest is for buffers and for what the engine itself needs. */
const heapShare = 0.6

/**
 * Starts a process for work that a stranger's input can make endless or enormous: it can be killed without anything
 * else being lost, and it knows no setting and no secret of this one.
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
      // From its first module on: getting ready for TypeScript takes a thread 80 ms and 14 MB.
      env: { NODE_COMPILE_CACHE: compiledCode },
      // The engine collects garbage when its heap comes near a limit: the lower it is, the less lies about.
      execArgv: [
        `--max-old-space-size=${Math.floor(memoryMb * heapShare)}`,
        '--max-semi-space-size=8',
        // A pattern is compiled to something slow at first, and to native code when it is used again, as nearly all of ours
        // are at once. From the start on: changed in a running process, this flag makes a few in a hundred crash.
        '--no-regexp-tier-up',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
  } catch (error) {
    // Some of the system's refusals are thrown, others told by an event; here all of them come the same way.
    setImmediate(() => ended({ detail: String(error), isOutOfMemory: false }))
    return { send() {}, hold() {}, release() {}, kill() {} }
  }
  if (!isUrgent) giveWay(child)
  let isOver = false
  let detail = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    detail = (detail + text).slice(-lastWords)
  })
  const over = (signal: NodeJS.Signals | null) => {
    if (isOver) return
    isOver = true
    // A system that runs out of memory kills without a word.
    ended({ detail: detail.trim(), isOutOfMemory: signal === 'SIGKILL' || outOfMemory.test(detail) })
  }
  child.on('message', (message) => hear(message as Message))
  // By then its last words have come as well, which 'exit' does not wait for.
  child.on('close', (_, signal) => over(signal))
  child.on('error', (error) => {
    detail ||= String(error)
    over(null)
  })
  const pipe = child.stderr as unknown as { ref(): void; unref(): void } | null

  return {
    send(request) {
      // Whoever waits for the answer is told by the end of the child, which a failure to send comes with.
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
