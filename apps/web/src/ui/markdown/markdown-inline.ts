/** Plain data, so that this file alone decides what reaches a page. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; parts: Inline[] }
  | { kind: 'break' }

/** Web, email and phone links only; anything else stays text. */
export const isSafeLink = (address: string) => /^(?:https?:\/\/|mailto:|tel:)\S/i.test(address)

// Every repetition is bounded, so that no input is slow.
const marks = new RegExp(
  [
    /\\(?<escaped>[\\`*_[\]()#+.!|>~-])/,
    /`(?<code>[^`\n]{1,1000})`/,
    /\*\*(?<strong>[^\n]{1,1000}?)\*\*/,
    /\*(?<em>[^\s*](?:[^*\n]{0,500}[^\s*])?)\*/,
    /(?<![\w_])_(?<under>[^\s_](?:[^_\n]{0,500}[^\s_])?)_(?![\w_])/,
    /(?<picture>!?)\[(?<label>[^\]\n]{1,300})\]\((?<target>[^()\s]{1,1000}(?:\([^()\s]{0,100}\)[^()\s]{0,100})?)\)/,
    /(?<address>https?:\/\/[^\s<>()]{1,1000}[^\s<>().,;:!?'"*_])/,
    /(?<mail>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

const withoutLinks = (parts: Inline[]): Inline[] =>
  parts.flatMap((part): Inline[] => {
    if (typeof part === 'string' || !('parts' in part)) return [part]
    return part.kind === 'link' ? withoutLinks(part.parts) : [{ ...part, parts: withoutLinks(part.parts) }]
  })

function meaningOf(found: Record<string, string | undefined>, whole: string): Inline {
  const { escaped, code, strong, picture, label, target, address, mail } = found
  const em = found.em ?? found.under
  if (escaped) return escaped
  if (code) return { kind: 'code', text: code }
  if (strong) return { kind: 'strong', parts: readInline(strong) }
  if (em) return { kind: 'em', parts: readInline(em) }
  if (address) return { kind: 'link', href: address, parts: [address] }
  if (mail) return { kind: 'link', href: `mailto:${mail}`, parts: [mail] }
  if (label && target && !picture && isSafeLink(target))
    return { kind: 'link', href: target, parts: withoutLinks(readInline(label)) }
  // Images are never fetched; unsafe links stay text.
  return picture && label ? label : whole
}

export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of text.matchAll(marks)) {
    if (found.index > from) parts.push(text.slice(from, found.index))
    parts.push(meaningOf(found.groups ?? {}, found[0]))
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

/** A quote whose last line is only a link cites that page. */
export function citedPage(parts: Inline[]): { words: Inline[]; page: Inline } | null {
  const page = parts.at(-1)
  const before = parts.at(-2)
  const isLink = typeof page === 'object' && page.kind === 'link'
  const isAlone = typeof before === 'object' && before.kind === 'break'
  return isLink && isAlone ? { words: parts.slice(0, -2), page } : null
}
