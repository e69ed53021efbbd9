const digitsOf = (text: string, most: number) => text.replaceAll(/\D/g, '').slice(0, most)

export const cardNumber = (typed: string) => digitsOf(typed, 19).replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Adds the slash; a lone '7' means July. */
export function cardExpiry(typed: string) {
  const alone = /^\s*(\d)\s*\//.exec(typed)
  const digits = digitsOf(alone ? `0${typed}` : typed, 6)
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`
  return typed.trimEnd().endsWith('/') && digits.length === 2 ? `${digits}/` : digits
}

export const cardCode = (typed: string) => digitsOf(typed, 4)

export function fieldOf(refusal: string): 'number' | 'expiry' | 'cvc' {
  if (/\bcvc\b|security code/i.test(refusal)) return 'cvc'
  return /\bexpir/i.test(refusal) ? 'expiry' : 'number'
}
