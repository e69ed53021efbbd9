import type { LeadCapture } from '@foyer/contract/lead-capture'
import { call } from './call.ts'
import { h, on } from './dom.ts'
import type { Host } from './host.ts'
import { button, createLeadForm, type LeadValues } from './lead-form.ts'
import { leadTexts } from './lead-texts.ts'
import css from './leads.css?inline'
import { storage } from './storage.ts'

/** Provided by the panel, which may be of another release: fields are only ever added. */
export interface LeadWiring {
  host: Host
  /** The chat's address. */
  url: string
  window: HTMLElement
  /** The part of the window that scrolls. */
  list: HTMLElement
  session: { id(): string; begin(given?: unknown): void }
  announce(text: string): void
  /** Focuses the place where the visitor goes on writing. */
  refocus?(): void
  style(css: string): void
}

export interface Leads {
  /** Offers to leave a message beneath this answer. Without one, goes on with a stored form or opens a new one. */
  offer(answer?: HTMLElement): void
}

export type CreateLeads = (wiring: LeadWiring) => Leads

type Request = LeadValues & { sessionId: string; consent: boolean; consentText: string; page: string }

function parsed<T>(text: string | null): T | undefined {
  try {
    return text ? (Object.assign(Object.create(null), JSON.parse(text)) as T) : undefined
  } catch {
    return undefined
  }
}

const serialize = (values: object) => JSON.stringify({ __proto__: null, ...values })

/** The contact form: offered, kept over reloads, and sent again later where it could not be sent. */
export const createLeads: CreateLeads = ({
  host,
  url,
  window: panel,
  list,
  session,
  announce,
  refocus = () => panel.focus(),
  style,
}) => {
  const texts = leadTexts[panel.lang] || leadTexts.en!
  const capture = (): Partial<LeadCapture> => host.settings().leadCapture || {}
  // A draft and a request that could not be sent share the key: only a request has consent.
  const key = `foyer:${host.id}:lead`
  const root = list.getRootNode() as ShadowRoot
  let shown: HTMLElement | undefined
  let waiting = 0
  let pause = 5_000
  style(css)

  const keep = (values?: object) => storage('localStorage', key, values ? serialize(values) : '')
  const kept = () => parsed<LeadValues & Partial<Request>>(storage('localStorage', key))

  function show(card: HTMLElement, after?: HTMLElement) {
    if (after?.isConnected) after.after(card)
    else if (shown?.isConnected) shown.replaceWith(card)
    else list.append(card)
    if (after) shown?.remove()
    shown = card
    card.scrollIntoView({ block: 'nearest' })
  }

  const gate = (closed: boolean) => panel.classList.toggle('foyer-gated', closed)

  const hasFocus = () => !!shown?.contains(root.activeElement)

  /** Replaces the form with a text. The focus goes to its button, or on to the composer. */
  function say(text: string, ...more: HTMLElement[]) {
    const hadFocus = hasFocus()
    const card = h('div', { class: 'foyer-lead', dir: 'auto' }, h('p', {}, text), ...more)
    show(card)
    announce(text)
    const next = card.querySelector('button')
    if (hadFocus && next) next.focus()
    else if (hadFocus) refocus()
  }

  async function deliver(request: Request): Promise<void> {
    clearTimeout(waiting)
    let status = 0
    try {
      const response = await call(`${url}/leads`, request)
      status = response.status
      if (response.ok) session.begin(parsed<{ sessionId: string }>(await response.text())?.sessionId)
    } catch {}
    if (status > 199 && status < 300) {
      keep()
      gate(false)
      say(texts.thanks.replace('{}', () => request.email || request.phone || ''))
      return
    }
    const isTemporary = !status || status === 429 || status > 499
    if (!isTemporary) {
      // The server refuses these values: the visitor can correct them in the form.
      open(request, undefined, false, request.email ? 'email' : 'phone')
      return
    }
    gate(false)
    keep(request)
    const reason = status === 429 ? texts.limit : status ? texts.failed : texts.kept
    say(
      reason,
      h(
        'div',
        { class: 'foyer-lead-buttons' },
        button(texts.retry, () => deliver(request)),
      ),
    )
    if (status === 429) return
    waiting = window.setTimeout(() => deliver(request), pause)
    pause = Math.min(pause * 3, 300_000)
  }

  function open(values: LeadValues, after?: HTMLElement, before = false, refused?: 'email' | 'phone') {
    const hadFocus = hasFocus()
    const form = createLeadForm({
      texts,
      capture: capture(),
      values,
      mayBeSkipped: before,
      announce,
      changed: keep,
      send: (now, consentText) =>
        deliver({ ...now, sessionId: session.id(), consent: true, consentText, page: location.href }),
      leave() {
        keep()
        gate(false)
        shown?.remove()
        shown = undefined
        refocus()
      },
    })
    show(form.element, after)
    gate(before)
    if (refused) form.refuse(refused)
    // On a phone the keyboard would cover a form that opens by itself.
    else if (
      after ||
      hadFocus ||
      (panel.contains(root.activeElement) && !window.matchMedia('(max-width: 480px)').matches)
    )
      form.focus()
  }

  on(window, 'online' as never, () => {
    const request = kept()
    if (request?.consent) deliver(request as Request)
  })

  return {
    offer(answer) {
      if (shown?.isConnected && shown.matches('form')) return
      const before = kept()
      if (before?.consent) deliver(before as Request)
      else if (before) open(before, undefined, capture().mode === 'before' && !answer)
      else if (!answer) open({}, undefined, true)
      else {
        const offered = button(texts.offer, () => open({}, offered), 'foyer-button foyer-lead-offer')
        shown?.remove()
        answer.append(offered)
        shown = offered
        offered.scrollIntoView({ block: 'nearest' })
      }
    },
  }
}
