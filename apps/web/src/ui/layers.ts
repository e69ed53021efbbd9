import { useEffectEvent, useLayoutEffect } from 'react'
import { leaving } from './before-leaving.ts'

type Layer = {
  /** Called when the owner goes back. Gets what leads on to the page before. */
  back: (leave: () => void) => void
  /** Not open over the page, but in the way of leaving it. */
  holdsPage: boolean
  path: string
  href: string
}

const mark = 'foyerDepth'
// Where there is nothing to go back to, the browser does nothing and tells nobody.
const longestTravelMs = 3_000

let layers: readonly Layer[] = []
let arrive: ((event?: PopStateEvent) => void) | null = null
let waiting: (() => void)[] = []
let address: string | null = null

const depth = () => Number((history.state as Record<string, unknown> | null)?.[mark] ?? 0)
const whenStill = (work: () => void) => (arrive ? waiting.push(work) : work())

function travel(by: number, then: () => void, { seen }: { seen: boolean }) {
  const end = (event?: PopStateEvent) => {
    clearTimeout(timer)
    arrive = null
    if (!seen) event?.stopImmediatePropagation()
    then()
    const next = waiting
    waiting = []
    for (const work of next) whenStill(work)
    settle()
  }
  const timer = setTimeout(end, longestTravelMs)
  arrive = end
  history.go(by)
}

// A browser that goes back scrolls after it has told of it.
const scrollsWithinMs = 100

function scrollAsUsual() {
  if (depth() === 0) history.scrollRestoration = 'auto'
}

function push(state: unknown, href: string) {
  // The way back down must not scroll to where the page stood when the layer came.
  history.scrollRestoration = 'manual'
  history.pushState(state, '', href)
}

/** What the page's address says of it, in whichever of its entries the browser stands. */
export function nameAddress(href: string) {
  address = href
  if (href !== window.location.href) history.replaceState(history.state, '', href)
}

/** An entry from before a layer came has the address of that time. */
function stayAtAddress() {
  if (address && new URL(address).pathname === window.location.pathname) nameAddress(address)
}

/** One entry of the history for each layer of this page. Back takes one off, and so does closing. */
function settle() {
  if (arrive) return
  const wanted = layers.filter(({ path }) => path === window.location.pathname).length
  while (depth() < wanted) push({ [mark]: depth() + 1 }, window.location.href)
  if (depth() > wanted) travel(wanted - depth(), stayAtAddress, { seen: false })
  else if (wanted === 0) setTimeout(scrollAsUsual, scrollsWithinMs)
}

const settleSoon = () => queueMicrotask(settle)

leaving.back = (event) => {
  if (arrive) return arrive(event)
  if (layers.length <= depth()) return
  const holder = layers.findLast(({ holdsPage }) => holdsPage)
  const moved = layers.at(-1)?.path !== window.location.pathname
  // Whoever jumps to another page leaves what is open, but not what would be lost.
  if (moved && !holder) return
  event.stopImmediatePropagation()
  // Back can't be refused, only undone.
  if (moved && holder) push(null, holder.href)
  stayAtAddress()
  const top = moved ? holder : (layers.findLast(({ holdsPage }) => !holdsPage) ?? holder)
  top?.back(() => whenStill(() => travel(-depth() - 1, () => {}, { seen: true })))
  settleSoon()
}

leaving.clear = (go) =>
  whenStill(() => {
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

/** Back closes what is open over a page, as on a phone's own screens, and does not leave the page. */
export function useBackCloses(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (open ? add(() => close(), false) : undefined), [open])
}

/** Closes what is open on top, as Back would. False where nothing is. */
export function closeTopLayer(): boolean {
  const top = layers.findLast(({ holdsPage }) => !holdsPage)
  top?.back(() => {})
  return top !== undefined
}

/** Asks before links, Back, reloads and closing, until it is released. */
export function holdPage(ask: (leave: () => void) => void) {
  const remove = add(ask, true)
  const free = leaving.ask
  leaving.ask = ask
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', onUnload)
  return () => {
    if (leaving.ask === ask) leaving.ask = free
    window.removeEventListener('beforeunload', onUnload)
    remove()
  }
}
