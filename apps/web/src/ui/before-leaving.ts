type Go = () => void

/** What has a say before a page is left. Parts that hold something put themselves here; most pages hold nothing. */
export const leaving: {
  /** Runs `go` at once, or when the owner has agreed to lose what a screen still holds. */
  ask: (go: Go) => void
  /** Runs `go` once the browser's history stands at the page itself, not at something that is open over it. */
  clear: (go: Go) => void
  /** Hears of Back before anybody else, who may then not hear of it at all. */
  back: (event: PopStateEvent) => void
} = {
  ask: (go) => go(),
  clear: (go) => go(),
  back: () => {},
}
