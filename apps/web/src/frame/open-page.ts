import type { AroundNavHandler } from 'wouter'
import { session } from '../lib/browser.ts'
import { sayNoConnection } from '../lib/say-no-connection.ts'
import { preload } from '../route-table.ts'
import { leaving } from '../ui/before-leaving.ts'
import { showPending } from '../ui/pending-bar.ts'

const pathOf = (to: string) => to.split(/[?#]/)[0] || '/'

let latest = 0

/** Forgets the page that is on its way: something else was asked for after it. */
export function stopOpening() {
  latest += 1
  showPending(preload, false)
}

/** The chunk is gone, most likely because a new version was deployed: the server has the new page, if it is there. */
function leaveForServer(to: string) {
  fetch(to, { method: 'HEAD' }).then(() => window.location.assign(to), sayNoConnection)
}

const open: AroundNavHandler = (navigate, to, options) => {
  stopOpening()
  const turn = latest
  const then = (go: () => void) => () => {
    if (turn !== latest) return
    showPending(preload, false)
    go()
  }
  showPending(preload, true)
  preload(pathOf(to)).then(
    then(() => leaving.clear(() => navigate(to, options))),
    then(() => leaveForServer(to)),
  )
}

/** Follows a link when its page is there to be shown, and nothing unsaved is in the way. */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  const leave = () => open(navigate, to, options)
  // Someone who is signed out has to go; what they typed waits for them.
  if (session.get().status === 'signed-out' || pathOf(to) === window.location.pathname) leave()
  else leaving.ask(leave)
}
