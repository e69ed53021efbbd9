import { stripName } from '@foyer/contract/assistants'
import { capitalized } from '../../ui/format.ts'

// 'co' of '.co.uk', 'com' of '.com.au'.
const secondLevels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'ne', 'net', 'or', 'org'])

// Site builders, whose customers are subdomains.
const siteBuilders =
  /\.(?:blogspot\.com|business\.site|framer\.website|github\.io|godaddysites\.com|jimdosite\.com|myshopify\.com|netlify\.app|pages\.dev|square\.site|squarespace\.com|vercel\.app|webflow\.io|weebly\.com|wixsite\.com|wordpress\.com)$/

/** 'https://www.harbour-dental.co.uk/team' → 'Harbour Dental'. Empty without a name. */
export function nameFromAddress(address: string): string {
  // Parsed by hand because `URL` would turn 'café.example' into punycode.
  const [, host = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/?#:@\s]+)/i.exec(address.trim().toLowerCase()) ?? []
  if (/^[\d.]+$/.test(host)) return ''
  const own = host.replace(siteBuilders, '.host').split('.').filter(Boolean)
  if (own.length > 2 && secondLevels.has(own.at(-2)!)) own.pop()
  const name = own.at(-2) ?? ''
  return stripName(name.split(/[-_]+/).map(capitalized).join(' ').trim())
}
