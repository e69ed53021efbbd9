import type { TreeNode } from './tree-node.ts'

/** Returns the address or number of a contact link unless the link's text shows it already. */
export function contactBehind(node: TreeNode, shown: string): string {
  const href = node.attribute('href')?.trim() ?? ''
  const mail = mailAddress(href)
  if (mail) return shown.toLowerCase().includes(mail.toLowerCase()) ? '' : mail
  const phone = phoneNumber(href)
  if (!phone) return ''
  const digits = (text: string) => text.replace(/\D/g, '')
  const known = digits(shown)
  return known.length >= 5 && digits(phone).endsWith(known.slice(-6)) ? '' : phone
}

export function mailAddress(href: string): string | null {
  const address = /^mailto:\s*([^?&\s]+)/i.exec(href)?.[1]
  if (!address) return null
  const decoded = decodeQuietly(address)
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(decoded) ? decoded : null
}

export function phoneNumber(href: string): string | null {
  const number = /^(?:tel|callto|sms):\/{0,2}([^?;]+)/i.exec(href)?.[1]
  if (!number) return null
  const decoded = decodeQuietly(number).trim()
  return decoded.replace(/\D/g, '').length >= 5 ? decoded : null
}

export function isContactLink(href: string): boolean {
  return /^(?:mailto|tel|callto|sms|geo):|^https?:\/\/(?:wa\.me|api\.whatsapp\.com|maps\.|goo\.gl\/maps|maps\.app|(?:www\.)?google\.[a-z.]+\/maps)/i.test(
    href,
  )
}

/** Cloudflare obfuscates addresses by XOR with the first byte. */
export function revealedMail(encoded: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,}$/i.test(encoded)) return null
  const bytes = encoded.match(/../g)!.map((pair) => Number.parseInt(pair, 16))
  const key = bytes[0]!
  const address = String.fromCharCode(...bytes.slice(1).map((byte) => byte ^ key))
  return address.includes('@') ? address : null
}

function decodeQuietly(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
