import type { AroundNavHandler } from 'wouter'
import { session } from '../lib/api/browser.ts'
import { showLoadFailure } from '../lib/show-load-failure.ts'
import { preload } from '../route-table.ts'
import { navigationGuard } from '../ui/history/navigation-guard.ts'
import { showPending } from '../ui/loading/pending-bar.ts'

const pathOf = (to: string) => to.split(/[?#]/)[0] || '/'

let latest = 0

/** Cancels the pending navigation because another one replaced it. */
export function stopOpening() {
  latest += 1
  showPending(preload, false)
}

/** A missing chunk usually means a new version was deployed; the server has the new page. */
function leaveForServer(to: string) {
  fetch(to, { method: 'HEAD' }).then(() => window.location.assign(to), showLoadFailure)
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
    then(() => navigationGuard.clear(() => navigate(to, options))),
    then(() => leaveForServer(to)),
  )
}

/** Follows a link once its page is loaded and unsaved changes are confirmed. */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  const leave = () => open(navigate, to, options)
  // Signed-out users must leave; their input is kept.
  if (session.get().status === 'signed-out' || pathOf(to) === window.location.pathname) leave()
  else navigationGuard.ask(leave)
}
