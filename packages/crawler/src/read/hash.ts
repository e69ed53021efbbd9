import { charCodeAt } from './char-code.ts'

/** FNV-1a, 32 bits, over UTF-16 units. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  const { length } = text
  let hash = seed
  for (let i = 0; i < length; i++) {
    hash ^= charCodeAt.call(text, i)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
