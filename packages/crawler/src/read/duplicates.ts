import { copyOf } from '@foyer/text/copy-of'
import { hashText } from './hash.ts'

const bins = 64
const bandRows = 4
const shingleWords = 4
/** Shorter texts can't tell a copy from a page with the same beginning. */
const minWords = 40

interface SeenPage {
  url: string
  title: string
  signature: Uint32Array
  numbers: number
}

/** Finds near-duplicates in linear time by one-permutation MinHash over four-word shingles with banding. */
export class Duplicates {
  private readonly bands = new Map<number, SeenPage[]>()
  private readonly texts = new Map<string, string>()

  findOrAdd(page: { url: string; title: string; text: string }): string | null {
    const url = copyOf(page.url)
    return this.findSame(url, page.text) ?? this.findAlike(url, copyOf(page.title), page.text)
  }

  private findSame(url: string, text: string): string | null {
    // Pages with hardly any text may differ in images or other content.
    if (text.length < 80) return null
    const identity = `${hashText(text)}:${hashText(text, 0x9747b28c)}:${text.length}`
    const owner = this.texts.get(identity)
    if (owner === undefined) this.texts.set(identity, url)
    return owner ?? null
  }

  private findAlike(url: string, title: string, text: string): string | null {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.length < minWords) return null
    const page: SeenPage = {
      url,
      title: title.toLowerCase(),
      signature: signatureOf(words),
      numbers: numbersOf(words),
    }
    const keys = bandKeys(page.signature)
    const compared = new Set<SeenPage>()
    for (const key of keys) {
      for (const other of this.bands.get(key) ?? []) {
        if (compared.has(other)) continue
        compared.add(other)
        if (isRepeat(page, other)) return other.url
      }
    }
    for (const key of keys) {
      const held = this.bands.get(key)
      if (!held) this.bands.set(key, [page])
      // A band shared by a whole catalog identifies nothing, and comparing all its pages would be quadratic.
      else if (held.length < 20) held.push(page)
    }
    return null
  }
}

/** Pages for another branch differ in numbers, and pages for another town in the title. */
function isRepeat(a: SeenPage, b: SeenPage): boolean {
  if (a.numbers !== b.numbers) return false
  let same = 0
  for (let i = 0; i < bins; i++) if (a.signature[i] === b.signature[i]) same++
  return same >= bins * (a.title === b.title ? 0.88 : 0.97)
}

function signatureOf(words: string[]): Uint32Array {
  const signature = new Uint32Array(bins).fill(0xffffffff)
  const hashes = words.map((word) => hashText(word))
  for (let i = 0; i + shingleWords <= hashes.length; i++) {
    let hash = 0x811c9dc5
    for (let j = 0; j < shingleWords; j++) hash = Math.imul(hash ^ hashes[i + j]!, 0x85ebca6b) ^ (hash >>> 13)
    hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35) >>> 0
    const bin = hash % bins
    const value = (hash / bins) >>> 0
    if (value < signature[bin]!) signature[bin] = value
  }
  return signature
}

function numbersOf(words: string[]): number {
  let sum = 0
  for (const word of words) if (/\d/.test(word)) sum = (sum + hashText(word)) >>> 0
  return sum
}

function bandKeys(signature: Uint32Array): number[] {
  const keys: number[] = []
  for (let band = 0; band < bins; band += bandRows) {
    let hash = Math.imul(band + 1, 0x9e3779b1)
    for (let row = 0; row < bandRows; row++)
      hash = Math.imul(hash ^ signature[band + row]!, 0x01000193) ^ (hash >>> 15)
    keys.push(hash >>> 0)
  }
  return keys
}
