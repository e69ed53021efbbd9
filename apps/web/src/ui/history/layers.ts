import { useEffectEvent, useLayoutEffect } from 'react'
import { navigationGuard } from './navigation-guard.ts'

type Layer = {
  /** Handles Back; `leave` continues to the previous page. */
  back: (leave: () => void) => void
  /** Blocks leaving the page instead of covering it. */
  holdsPage: boolean
  path: string
  href: string
}

const mark = 'foyerDepth'
// The browser fires no event if there is no entry to go back to.
const maxTravelMs = 3_000

let layers: readonly Layer[] = []
let arrive: ((event?: PopStateEvent) => void) | null = null
let waiting: (() => void)[] = []
let address: string | null = null

const depth = () => Number((history.state as Record<string, unknown> | null)?.[mark] ?? 0)
const whenIdle = (work: () => void) => (arrive ? waiting.push(work) : work())

function travel(by: number, then: () => void, { seen }: { seen: boolean }) {
  const end = (event?: PopStateEvent) => {
    clearTimeout(timer)
    arrive = null
    if (!seen) event?.stopImmediatePropagation()
    then()
    const next = waiting
    waiting = []
    for (const work of next) whenIdle(work)
    settle()
  }
  const timer = setTimeout(end, maxTravelMs)
  arrive = end
  history.go(by)
}

// Browsers restore the scroll position after the event.
const scrollsWithinMs = 100

function scrollAsUsual() {
  if (depth() === 0) history.scrollRestoration = 'auto'
}

function push(state: unknown, href: string) {
  // Going back must not scroll to where the layer opened.
  history.scrollRestoration = 'manual'
  history.pushState(state, '', href)
}

/** Sets the address of every history entry of this page. */
export function setPageAddress(href: string) {
  address = href
  if (href !== window.location.href) history.replaceState(history.state, '', href)
}

/** Entries from before a layer opened have an outdated address. */
function stayAtAddress() {
  if (address && new URL(address).pathname === window.location.pathname) setPageAddress(address)
}

/** Keeps one history entry for each open layer. Back and closing each remove one. */
function settle() {
  if (arrive) return
  const wanted = layers.filter(({ path }) => path === window.location.pathname).length
  while (depth() < wanted) push({ [mark]: depth() + 1 }, window.location.href)
  if (depth() > wanted) travel(wanted - depth(), stayAtAddress, { seen: false })
  else if (wanted === 0) setTimeout(scrollAsUsual, scrollsWithinMs)
}

const settleSoon = () => queueMicrotask(settle)

navigationGuard.back = (event) => {
  if (arrive) return arrive(event)
  if (layers.length <= depth()) return
  const holder = layers.findLast(({ holdsPage }) => holdsPage)
  const moved = layers.at(-1)?.path !== window.location.pathname
  // Jumping to another page closes layers, but unsaved work still blocks.
  if (moved && !holder) return
  event.stopImmediatePropagation()
  // Back can’t be prevented, only reverted.
  if (moved && holder) push(null, holder.href)
  stayAtAddress()
  const top = moved ? holder : (layers.findLast(({ holdsPage }) => !holdsPage) ?? holder)
  top?.back(() => whenIdle(() => travel(-depth() - 1, () => {}, { seen: true })))
  settleSoon()
}

navigationGuard.clear = (go) =>
  whenIdle(() => {
    const leave = () => {
      scrollAsUsual()
      go()
      settleSoon()
    }
    if (depth() > 0) travel(-depth(), leave, { seen: false })
    else leave()
  })

function add(back: Layer['back'], holdsPage: boolean) {
  const { pathname: path, href } = window.location
  const layer = { back, holdsPage, path, href }
  layers = [...layers, layer]
  settleSoon()
  return () => {
    layers = layers.filter((each) => each !== layer)
    settleSoon()
  }
}

/** Back closes the layer instead of leaving the page, as on phones. */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (open ? add(() => close(), false) : undefined), [open])
}

/** Returns false if no layer is open. */
export function closeTopLayer(): boolean {
  const top = layers.findLast(({ holdsPage }) => !holdsPage)
  top?.back(() => {})
  return top !== undefined
}

/** Confirms links, Back, reloads and closing until released. */
export function blockNavigation(ask: (leave: () => void) => void) {
  const remove = add(ask, true)
  const free = navigationGuard.ask
  navigationGuard.ask = ask
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', onUnload)
  return () => {
    if (navigationGuard.ask === ask) navigationGuard.ask = free
    window.removeEventListener('beforeunload', onUnload)
    remove()
  }
}
