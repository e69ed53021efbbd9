const parts = /^(\*\.)?([^:/?#@\s]+)(:\d{1,5})?$/
const onlyAscii = /^\p{ASCII}*$/u

/** Converts a domain to punycode as browsers send it. Anything else is returned unchanged. */
export function asciiDomain(typed: string): string {
  const [, wildcard = '', host = '', port = ''] = parts.exec(typed) ?? []
  const address = `http://${host}`
  if (onlyAscii.test(host) || !URL.canParse(address)) return typed
  return wildcard + new URL(address).hostname + port
}

// Punycode constants, RFC 3492.
const base = 36
const [tMin, tMax] = [1, 26]
const [skew, damp] = [38, 700]

function adapt(delta: number, count: number, isFirst: boolean) {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((base - tMin) * tMax) >> 1; k += base) rest = Math.floor(rest / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew))
}

const digitOf = (letter: string) => (/\d/.test(letter) ? Number(letter) + 26 : letter.charCodeAt(0) - 97)

function decodeLabel(label: string): string {
  if (!label.startsWith('xn--')) return label
  const code = label.slice(4)
  const cut = code.lastIndexOf('-')
  const letters = cut > 0 ? [...code.slice(0, cut)] : []
  let [n, i, bias] = [128, 0, 72]
  const digits = [...code.slice(cut + 1)]
  while (digits.length > 0) {
    const before = i
    for (let [w, k] = [1, base]; ; k += base) {
      const digit = digitOf(digits.shift() ?? '')
      if (!(digit >= 0 && digit < base)) return label
      i += digit * w
      const t = Math.min(Math.max(k - bias, tMin), tMax)
      if (digit < t) break
      w *= base - t
    }
    bias = adapt(i - before, letters.length + 1, before === 0)
    n += Math.floor(i / (letters.length + 1))
    i %= letters.length + 1
    if (n > 0x10ffff) return label
    letters.splice(i, 0, String.fromCodePoint(n))
    i += 1
  }
  return letters.join('')
}

/** Reverses `asciiDomain`. */
export const shownDomain = (domain: string) => domain.split('.').map(decodeLabel).join('.')
