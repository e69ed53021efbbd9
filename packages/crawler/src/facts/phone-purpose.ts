/** A number for when nobody answers the others. */
export const urgent =
  /\bemergenc(?:y|ies)\b|out[- ]of[- ](?:office[- ])?hours|on[- ]call|after[- ]hours|\bnight|\bnotfall|notruf|notdienst|bereitschaftsdienst|nachts?\b|au(?:ß|ss)erhalb der (?:öffnungszeiten|sprechzeiten)|fuera de horario|de guardia|urgenci|d['’]astreinte|urgence|de nuit|gardien|en dehors des (?:heures|horaires)|fuori orario|reperibilità|urgenz|emergenz|emergência|spoed|buiten kantooruren/iu

/** The words of a line that a number stands among, up to the numbers and sentences beside it. */
export function clauseOf(text: string, value: string): string {
  const at = Math.max(0, text.indexOf(value))
  const before = text
    .slice(Math.max(0, at - 140), at)
    .split(/(?<=\p{L}{3})[.!?;]\s|\d{3}[\s,;·|]+(?=\p{L})/u)
    .at(-1)!
  const after = text
    .slice(at + value.length, at + value.length + 60)
    .split(/(?<=\p{L}{3}|^)[.!?;]|\d{3}/u)[0]!
  return `${before}${value}${after}`
}

const messages =
  /whats\s?app|(?:messages?|texts?|sms) only|only (?:messages?|texts?)|nur (?:nachrichten|sms)|(?:messages?|sms) (?:uniquement|seulement)|uniquement (?:par )?(?:message|sms)|solo (?:messaggi|mensajes|sms)|só mensagens|alleen (?:berichten|sms)/iu
const calls =
  /(?<!\p{L})(?:tel\p{L}*|t[eé]l\p{L}*|phone|call|ring|anruf\p{L}*|ruf\p{L}*|fon|appel\p{L}*|llam\p{L}*|chiam\p{L}*)/iu

/** A number that a line gives for messages, and not for calls as well. */
export function isForMessages(text: string, value: string): boolean {
  const clause = clauseOf(text, value)
  const found = messages.exec(clause)
  return (
    found !== null &&
    (!/^whats/iu.test(found[0]) ||
      !calls.test(clause) ||
      /only|nur|solo|uniquement|seulement|not? |keine|nicht|pas |non /iu.test(clause))
  )
}

export function kindOf(word: string): string {
  if (/fax/i.test(word)) return 'Fax'
  if (/whats/i.test(word)) return 'WhatsApp'
  if (/mobil|handy|m[oó]vil|cell|portable|\bsms|\btext/i.test(word)) return 'Mobile'
  if (/notruf|emergenc|urgenc/i.test(word)) return 'Emergency'
  return 'Phone'
}
