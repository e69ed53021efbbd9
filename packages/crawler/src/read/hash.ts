import { charCodeAt } from './char-code.ts'

/** The FNV-1a hash over UTF-16 units, 32 bits. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  const { length } = text
  let hash = seed
  for (let i = 0; i < length; i++) {
    hash ^= charCodeAt.call(text, i)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
