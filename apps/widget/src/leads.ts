import type { LeadCapture } from '@foyer/contract/lead-capture'
import { call } from './call.ts'
import { h, on } from './dom.ts'
import type { Host } from './host.ts'
import { button, createLeadForm, type LeadValues } from './lead-form.ts'
import { leadTexts } from './lead-texts.ts'
import css from './leads.css?inline'
import { storage } from './storage.ts'

/**
 * What the panel hands over. As with the bubble and the panel, the two may come from different releases: this only
 * ever grows.
 */
export interface LeadWiring {
  host: Host
  /** The chat's address. */
  url: string
  /** The whole window, and the part of it that scrolls. */
  window: HTMLElement
  list: HTMLElement
  session: { id(): string; begin(given?: unknown): void }
  announce(text: string): void
  style(css: string): void
}

export interface Leads {
  /** Offers to leave a message beneath an answer that was none; without one, as the owner's settings and the kept say. */
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

const written = (values: object) => JSON.stringify({ __proto__: null, ...values })

/** The form to leave a way to be reached: offered, filled in, kept over reloads and sent, at once or when it can be. */
export const createLeads: CreateLeads = ({ host, url, window: panel, list, session, announce, style }) => {
  const texts = leadTexts[panel.lang] || leadTexts.en!
  const capture = (): Partial<LeadCapture> => host.settings().leadCapture || {}
  // What was typed lies beside what could not be sent: the one word of difference is the consent.
  const key = `foyer:${host.id}:lead`
  const root = list.getRootNode() as ShadowRoot
  let shown: HTMLElement | undefined
  let waiting = 0
  let pause = 5_000
  style(css)

  const keep = (values?: object) => storage('localStorage', key, values ? written(values) : '')
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

  /** What takes the place of the form, said aloud as well. */
  function say(text: string, after?: HTMLElement, ...more: HTMLElement[]) {
    const card = h('div', { class: 'foyer-lead', tabindex: '-1', dir: 'auto' }, h('p', {}, text), ...more)
    const hadFocus = shown?.contains(root.activeElement)
    show(card, after)
    announce(text)
    if (hadFocus) card.focus()
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
    const mayPass = !status || status === 429 || status > 499
    if (!mayPass) {
      // The server refuses it as it is: it goes back into the form, where it can be put right.
      open(request, undefined, false, request.email ? texts.emailWrong : texts.phoneWrong)
      return
    }
    gate(false)
    keep(request)
    const reason = status === 429 ? texts.limit : status ? texts.failed : texts.kept
    say(
      reason,
      undefined,
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

  function open(values: LeadValues, after?: HTMLElement, before = false, problem = '') {
    const form = createLeadForm({
      texts,
      capture: capture(),
      values,
      problem,
      mayBeSkipped: before,
      changed: keep,
      send: (now, consentText) =>
        deliver({ ...now, sessionId: session.id(), consent: true, consentText, page: location.href }),
      leave() {
        keep()
        gate(false)
        shown?.remove()
        shown = undefined
        panel.focus()
      },
    })
    show(form.element, after)
    gate(before)
    // On a phone the keyboard would cover the form that nobody asked for.
    if (after || (panel.contains(root.activeElement) && !window.matchMedia('(max-width: 480px)').matches))
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
