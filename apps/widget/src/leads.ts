import type { LeadCapture, LeadField } from '@foyer/contract/lead-capture'
import { call } from './call.ts'
import { h, on } from './dom.ts'
import type { Host } from './host.ts'
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

type Values = Partial<Record<LeadField, string>>
type Request = Values & { sessionId: string; consent: boolean; consentText: string; page: string }

const inputTypes: Record<LeadField, string> = { name: 'text', email: 'email', phone: 'tel', message: '' }
const completions: Record<LeadField, string> = { name: 'name', email: 'email', phone: 'tel', message: 'off' }
const lengths: Record<LeadField, number> = { name: 200, email: 254, phone: 40, message: 4_000 }

// As the server reads them: what it would refuse is told here, in words.
const looksLikeEmail = (text: string) =>
  /^[^\s@<>()[\]\\,;:"]{1,64}@([^\s@<>()[\]\\,;:".]{1,63}\.){1,8}[^\s@<>()[\]\\,;:".\d]{2,63}$/.test(text)
const looksLikePhone = (text: string) =>
  /^[+\p{Nd}\s()./–-]+$/u.test(text) && /^(\D*\p{Nd}){5,20}\D*$/u.test(text)

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
  const kept = () => parsed<Values & Partial<Request>>(storage('localStorage', key))

  function show(card: HTMLElement, after?: HTMLElement) {
    if (after?.isConnected) after.after(card)
    else if (shown?.isConnected) shown.replaceWith(card)
    else list.append(card)
    if (after) shown?.remove()
    shown = card
    card.scrollIntoView({ block: 'nearest' })
  }

  const gate = (closed: boolean) => panel.classList.toggle('foyer-gated', closed)

  function button(label: string, press: () => void, className = 'foyer-button') {
    const element = h('button', { type: 'button', class: className }, label)
    on(element, 'click', press)
    return element
  }

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
      // Refused as it is: it goes back into the form, where it can be put right.
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

  function open(values: Values, after?: HTMLElement, before = false, problem = '') {
    const { fields, consentText } = capture()
    const wanted: LeadField[] = Array.isArray(fields) ? fields : ['name', 'email', 'message']
    const inputs = new Map<LeadField, HTMLInputElement | HTMLTextAreaElement>()
    const error = h('p', { class: 'foyer-lead-error', id: 'foyer-lead-error', role: 'alert' }, problem)
    const consent = h('input', { type: 'checkbox', required: '', 'aria-describedby': 'foyer-lead-error' })
    const agreed = consentText || texts.consent
    const send = h('button', { type: 'submit', class: 'foyer-lead-send' }, texts.send)
    const form = h(
      'form',
      { class: 'foyer-lead', novalidate: '', 'aria-label': texts.offer },
      h('h3', {}, texts.title),
    )
    for (const name of wanted) {
      if (!(name in inputTypes)) continue
      const shared = {
        name,
        autocomplete: completions[name],
        maxlength: String(lengths[name]),
        dir: name === 'email' || name === 'phone' ? 'ltr' : 'auto',
        'aria-describedby': 'foyer-lead-error',
      }
      const input =
        name === 'message'
          ? h('textarea', { ...shared, rows: '3' })
          : h('input', { ...shared, type: inputTypes[name] })
      input.value = String(values[name] || '')
      inputs.set(name, input)
      // Where only one way to be reached is asked for, it is needed; of two, either will do.
      input.required =
        (name === 'email' && !wanted.includes('phone')) || (name === 'phone' && !wanted.includes('email'))
      form.append(
        h('label', {}, h('span', input.required ? { class: 'foyer-needed' } : {}, texts[name]), input),
      )
    }
    form.append(
      h(
        'label',
        { class: 'foyer-consent', dir: 'auto' },
        consent,
        h('span', { class: 'foyer-needed' }, agreed),
      ),
      error,
      h(
        'div',
        { class: 'foyer-lead-buttons' },
        send,
        button(before ? texts.skip : texts.cancel, () => {
          keep()
          gate(false)
          form.remove()
          shown = undefined
          panel.focus()
        }),
      ),
    )
    const read = () => {
      const now: Values = Object.create(null)
      for (const [name, { value }] of inputs) now[name] = value.trim()
      return now
    }
    on(form, 'input', () => keep(read()))
    on(form, 'submit', (event) => {
      event.preventDefault()
      const now = read()
      const wrong: [LeadField | '', string] | undefined =
        now.email && !looksLikeEmail(now.email)
          ? ['email', texts.emailWrong]
          : now.phone && !looksLikePhone(now.phone)
            ? ['phone', texts.phoneWrong]
            : !now.email && !now.phone
              ? !inputs.has('phone')
                ? ['email', texts.emailWrong]
                : inputs.has('email')
                  ? ['email', texts.reach]
                  : ['phone', texts.phoneWrong]
              : consent.checked
                ? undefined
                : ['', texts.agree]
      for (const [name, input] of inputs) input.setAttribute('aria-invalid', String(wrong?.[0] === name))
      error.textContent = wrong ? wrong[1] : ''
      if (wrong) {
        ;(inputs.get(wrong[0] as LeadField) || consent).focus()
        // What is said takes room, on narrow screens that of the button.
        form.scrollIntoView({ block: 'end' })
        return
      }
      send.disabled = true
      deliver({ ...now, sessionId: session.id(), consent: true, consentText: agreed, page: location.href })
    })
    show(form, after)
    gate(before)
    const first = inputs.values().next().value
    // On a phone the keyboard would cover the form that nobody asked for.
    if (after || (panel.contains(root.activeElement) && !window.matchMedia('(max-width: 480px)').matches))
      first?.focus()
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
