import type { LeadCapture, LeadField } from '@foyer/contract/lead-capture'
import { h, on } from './dom.ts'
import type { LeadTexts } from './lead-texts.ts'

export type LeadValues = Partial<Record<LeadField, string>>

const inputTypes: Record<LeadField, string> = { name: 'text', email: 'email', phone: 'tel', message: '' }
const completions: Record<LeadField, string> = { name: 'name', email: 'email', phone: 'tel', message: 'off' }
const lengths: Record<LeadField, number> = { name: 200, email: 254, phone: 40, message: 4_000 }

// The server reads them so: what it would refuse is told here, in words.
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
  /** What was typed before. */
  values: LeadValues
  /** What is said of it from the start. */
  problem: string
  /** The form is asked before a conversation, and not for a message. */
  mayBeSkipped: boolean
  changed(values: LeadValues): void
  /** Only what can be sent; with the words that were agreed to. */
  send(values: LeadValues, consentText: string): void
  leave(): void
}

/** The fields to be reached by, and what is wrong with them. */
export function createLeadForm({
  texts,
  capture: { fields, consentText },
  values,
  problem,
  mayBeSkipped,
  changed,
  send,
  leave,
}: LeadFormWiring) {
  const wanted: LeadField[] = Array.isArray(fields) ? fields : ['name', 'email', 'message']
  const inputs = new Map<LeadField, HTMLInputElement | HTMLTextAreaElement>()
  const error = h('p', { class: 'foyer-lead-error', id: 'foyer-lead-error', role: 'alert' }, problem)
  const consent = h('input', { type: 'checkbox', required: '', 'aria-describedby': 'foyer-lead-error' })
  const agreed = consentText || texts.consent
  const submit = h('button', { type: 'submit', class: 'foyer-lead-send' }, texts.send)
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
      submit,
      button(mayBeSkipped ? texts.skip : texts.cancel, leave),
    ),
  )
  const read = () => {
    const now: LeadValues = Object.create(null)
    for (const [name, { value }] of inputs) now[name] = value.trim()
    return now
  }
  on(form, 'input', () => changed(read()))
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
    submit.disabled = true
    send(now, agreed)
  })
  return { element: form, focus: () => inputs.values().next().value?.focus() }
}
