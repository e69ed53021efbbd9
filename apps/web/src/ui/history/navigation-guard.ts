type Go = () => void

/** Hooks that run before leaving a page. Screens with unsaved work replace them. */
export const navigationGuard: {
  /** Runs `go` once the owner has confirmed losing unsaved work. */
  ask: (go: Go) => void
  /** Runs `go` once the history entries of open layers are removed. */
  clear: (go: Go) => void
  /** Runs before every other popstate listener and may stop the event. */
  back: (event: PopStateEvent) => void
} = {
  ask: (go) => go(),
  clear: (go) => go(),
  back: () => {},
}
