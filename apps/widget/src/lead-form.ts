import type { LeadCapture, LeadField } from '@foyer/contract/lead-capture'
import { h, on } from './dom.ts'
import type { LeadTexts } from './lead-texts.ts'

export type LeadValues = Partial<Record<LeadField, string>>

const inputTypes: Record<LeadField, string> = { name: 'text', email: 'email', phone: 'tel', message: '' }
const completions: Record<LeadField, string> = { name: 'name', email: 'email', phone: 'tel', message: 'off' }
const lengths: Record<LeadField, number> = { name: 200, email: 254, phone: 40, message: 4_000 }

// The same rules as the server's.
const looksLikeEmail = (text: string) =>
  /^[^\s@<>()[\]\\,;:"]{1,64}@([^\s@<>()[\]\\,;:".]{1,63}\.){1,8}[^\s@<>()[\]\\,;:".\d]{2,63}$/.test(text)
const looksLikePhone = (text: string) =>
  /^[+\p{Nd}\s()./–-]+$/u.test(text) && /^(\D*\p{Nd}){5,20}\D*$/u.test(text)

export function button(label: string, press: () => void, className = 'foyer-button') {
  const element = h('button', { type: 'button', class: className }, label)
  on(element, 'click', press)
  return element
}

interface LeadFormWiring {
  texts: LeadTexts
  capture: Partial<LeadCapture>
  values: LeadValues
  /** The form opens before a conversation rather than for a message. */
  mayBeSkipped: boolean
  announce(text: string): void
  changed(values: LeadValues): void
  /** Called with valid values and the words that the visitor agreed to. */
  send(values: LeadValues, consentText: string): void
  leave(): void
}

export function createLeadForm({
  texts,
  capture: { fields, consentText },
  values,
  mayBeSkipped,
  announce,
  changed,
  send,
  leave,
}: LeadFormWiring) {
  const wanted: LeadField[] = Array.isArray(fields) ? fields : ['name', 'email', 'message']
  const inputs = new Map<LeadField, HTMLInputElement | HTMLTextAreaElement>()
  const errors = new Map<HTMLElement, HTMLElement>()
  const agreed = consentText || texts.consent
  const submit = h('button', { type: 'submit', class: 'foyer-lead-send' }, texts.send)
  const form = h(
    'form',
    { class: 'foyer-lead', novalidate: '', 'aria-label': texts.offer },
    h('h3', {}, texts.title),
  )
  let isSending = false

  function append(label: HTMLElement, input: HTMLInputElement | HTMLTextAreaElement, name: string) {
    const error = h('p', { class: 'foyer-lead-error', id: `foyer-lead-error-${name}` })
    input.setAttribute('aria-describedby', error.id)
    errors.set(input, error)
    form.append(h('div', {}, label, error))
  }

  for (const name of wanted) {
    if (!(name in inputTypes)) continue
    const shared = {
      name,
      autocomplete: completions[name],
      maxlength: String(lengths[name]),
      dir: name === 'email' || name === 'phone' ? 'ltr' : 'auto',
    }
    const input =
      name === 'message'
        ? h('textarea', { ...shared, rows: '3' })
        : h('input', { ...shared, type: inputTypes[name] })
    input.value = String(values[name] || '')
    inputs.set(name, input)
    // If the form asks for both email and phone, one is enough.
    input.required =
      (name === 'email' && !wanted.includes('phone')) || (name === 'phone' && !wanted.includes('email'))
    append(
      h('label', {}, h('span', input.required ? { class: 'foyer-needed' } : {}, texts[name]), input),
      input,
      name,
    )
  }
  const consent = h('input', { type: 'checkbox', required: '' })
  append(
    h(
      'label',
      { class: 'foyer-consent', dir: 'auto' },
      consent,
      h('span', { class: 'foyer-needed' }, agreed),
    ),
    consent,
    'consent',
  )
  form.append(
    h(
      'div',
      { class: 'foyer-lead-buttons' },
      submit,
      button(mayBeSkipped ? texts.skip : texts.cancel, leave),
    ),
  )

  /** Marks this field as wrong and no other. Says why and focuses it. */
  function refuse(wrong?: HTMLElement, reason = '') {
    for (const [input, error] of errors) {
      error.textContent = input === wrong ? reason : ''
      if (input === wrong) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }
    if (!wrong) return
    // Screen readers read the description of a field that gets the focus, not of the one that has it.
    if (wrong.matches(':focus')) announce(reason)
    else wrong.focus()
    // The error takes room, on narrow screens that of the button.
    form.scrollIntoView({ block: 'end' })
    wrong.scrollIntoView({ block: 'nearest' })
  }

  const read = () => {
    const now: LeadValues = Object.create(null)
    for (const [name, { value }] of inputs) now[name] = value.trim()
    return now
  }

  function firstWrong({ email, phone }: LeadValues): [HTMLElement | undefined, string] | undefined {
    const [emailInput, phoneInput] = [inputs.get('email'), inputs.get('phone')]
    if (email && !looksLikeEmail(email)) return [emailInput, texts.emailWrong]
    if (phone && !looksLikePhone(phone)) return [phoneInput, texts.phoneWrong]
    if (!email && !phone) {
      if (!phoneInput) return [emailInput, texts.emailWrong]
      return emailInput ? [emailInput, texts.reach] : [phoneInput, texts.phoneWrong]
    }
    if (!consent.checked) return [consent, texts.agree]
  }

  on(form, 'input', () => changed(read()))
  on(form, 'submit', (event) => {
    event.preventDefault()
    if (isSending) return
    const now = read()
    const wrong = firstWrong(now)
    refuse(wrong?.[0], wrong?.[1])
    if (wrong) return
    // Not disabled, which would take the focus from it.
    isSending = true
    submit.setAttribute('aria-disabled', 'true')
    send(now, agreed)
  })
  return {
    element: form,
    focus: () => inputs.values().next().value?.focus(),
    /** The server refused the value of this field. */
    refuse: (name: 'email' | 'phone') =>
      refuse(inputs.get(name), name === 'email' ? texts.emailWrong : texts.phoneWrong),
  }
}
