import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/**
 * The attacks of this folder. Those that only end, and compare no times, run with every test; `npm run bench -- attacks`
 * runs all.
 */
export const attacks = [
  { name: 'leads', comparesTimes: false },
  { name: 'streams', comparesTimes: false },
  { name: 'mail-abuse', comparesTimes: false },
  { name: 'limits', comparesTimes: false },
  { name: 'small-holes', comparesTimes: false },
  { name: 'turns', comparesTimes: true },
  { name: 'stalls', comparesTimes: true },
] as const

type Attacked = {
  url: string
  /** With a confirmed address and the largest plan. */
  owners: { email: string; password: string; token: string }[]
  outbox: string
  /** How long the server waits for a visitor to come back, before a reply is mailed. */
  mailsAfterMs: number
}

/** Attacks a server of its own from a process of its own. `code` is 0 where it held. */
export async function runAttack(name: string, { url, owners, outbox, mailsAfterMs }: Attacked) {
  const script = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { BASE: url, OWNERS: JSON.stringify(owners), OUTBOX: outbox, PATIENCE_MS: String(mailsAfterMs) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [code, said, complained] = await Promise.all([exited, text(child.stdout), text(child.stderr)])
  return { code, output: `${said}${complained}`.trim() }
}
