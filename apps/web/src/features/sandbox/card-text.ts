const digitsOf = (text: string, most: number) => text.replaceAll(/\D/g, '').slice(0, most)

/** The digits stand in fours, as on the card. */
export const cardNumber = (typed: string) => digitsOf(typed, 19).replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Month and year; the slash comes by itself, and a lone '7' is July. */
export function cardExpiry(typed: string) {
  const alone = /^\s*(\d)\s*\//.exec(typed)
  const digits = digitsOf(alone ? `0${typed}` : typed, 6)
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`
  return typed.trimEnd().endsWith('/') && digits.length === 2 ? `${digits}/` : digits
}

export const cardCode = (typed: string) => digitsOf(typed, 4)

/** The field that a refusal is about. What is not about the date or the code is about the card. */
export function fieldOf(refusal: string): 'number' | 'expiry' | 'cvc' {
  if (/\bcvc\b|security code/i.test(refusal)) return 'cvc'
  return /\bexpir/i.test(refusal) ? 'expiry' : 'number'
}
