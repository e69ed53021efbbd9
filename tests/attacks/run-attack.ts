import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** Attacks without time comparisons run with every test; `npm run bench -- attacks` runs all. */
export const attacks = [
  { name: 'leads', comparesTimes: false },
  { name: 'streams', comparesTimes: false },
  { name: 'mail-abuse', comparesTimes: false },
  { name: 'limits', comparesTimes: false },
  { name: 'small-holes', comparesTimes: false },
  { name: 'turns', comparesTimes: true },
  { name: 'stalls', comparesTimes: true },
] as const

type AttackTarget = {
  url: string
  owners: { email: string; password: string; token: string }[]
  outbox: string
  mailsAfterMs: number
}

/** Attacks from a separate process. `code` is 0 if the server held. */
export async function runAttack(name: string, { url, owners, outbox, mailsAfterMs }: AttackTarget) {
  const script = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { BASE: url, OWNERS: JSON.stringify(owners), OUTBOX: outbox, PATIENCE_MS: String(mailsAfterMs) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [code, said, complained] = await Promise.all([exited, text(child.stdout), text(child.stderr)])
  return { code, output: `${said}${complained}`.trim() }
}
