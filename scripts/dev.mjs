import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from './lib/builds.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { forwardEnds, installed, node24, root } from './lib/processes.mjs'
import { main } from './lib/progress.mjs'

await main(async () => {
  await ensureInstalled()
  // Vite serves the web app; the widget is built, as on customers' pages.
  await ensureBuilt({ only: 'widget' })
  const watcher = rebuildWidgetOnChange()

  const environment = { ...process.env, FOYER_SERVER: `http://127.0.0.1:${await serverPort()}` }
  const children = [
    spawn(node24, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: 'inherit',
    }),
    spawn(node24, [installed('vite/bin/vite.js')], {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
      env: environment,
    }),
  ]
  const code = await firstToEnd(children)
  watcher.close()
  return code
})

async function serverPort() {
  const file = await readFile(join(root, '.env'), 'utf8').catch(() => '')
  return process.env.PORT ?? /^\s*PORT\s*=\s*["']?(\d+)/m.exec(file)?.[1] ?? '3000'
}

function rebuildWidgetOnChange() {
  let timer
  return watch(join(root, 'apps/widget'), { recursive: true }, (_event, file) => {
    if (file === null || /^(dist|node_modules)\b/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(
      () => ensureBuilt({ only: 'widget' }).catch((error) => console.error(error.message)),
      200,
    )
  })
}

/** Neither process is useful alone, so both end when one does. */
async function firstToEnd(children) {
  const end = (signal) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal)
  }
  const stopForwarding = forwardEnds(end)
  const ends = children.map(
    (child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0))),
  )
  const code = await Promise.race(ends)
  end('SIGTERM')
  await Promise.all(ends)
  stopForwarding()
  return code
}
