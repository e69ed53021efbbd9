import { addTo } from '../../language/add-to.ts'
import { distance } from '../spelling/edits.ts'

// Endings that languages share in other spellings: extracción, Extraktion, extraction, estrazione.
const endings: [RegExp, string][] = [
  [/(?:acion|acao|azione|ation|ierung|ation)(?:es|s|en|i)?$/, 'ation'],
  [/(?:cion|cao|zione|tion|ktion|sion)(?:es|s|en|i)?$/, 'tion'],
  [/(?:idad|idade|ita|ite|itat|ity)(?:es|s|en)?$/, 'ity'],
  [/(?:mente|ment|mento)s?$/, 'ment'],
  [/(?:ismo|isme|ismus|ism)$/, 'ism'],
  [/(?:ico|ica|ique|isch|ic|ical)(?:os|as|s|e|en|er)?$/, 'ic'],
  [/(?:ista|iste|ist)(?:as|s|en|i)?$/, 'ist'],
  [/(?:ancia|encia|anza|enza|ance|ence|anz|enz)s?$/, 'ance'],
  [/(?:oso|osa|eux|euse|os|ous)s?$/, 'ous'],
  [/(?:ieren|iert|ar|er|ir|are|ere|ire|en|o|a|os|as|e|es|s|i)$/, ''],
]

/** A word's bare bones across European languages. */
function bones(word: string): string {
  let bare = word
  for (const [pattern, ending] of endings) {
    if (bare.length > 4 && pattern.test(bare) && bare.replace(pattern, '').length >= 3) {
      bare = bare.replace(pattern, ending)
      break
    }
  }
  return bare
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ck|ch(?=[lr])|qu|c(?![eiyh])/g, 'k')
    .replace(/ct|kt|tt|zz/g, 'kt')
    .replace(/x/g, 'ks')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1')
}

interface Bare {
  stem: string
  bare: string
}

/** Words of one language, arranged so that the same word of another language finds its like. */
export class Cognates {
  private readonly shelves = new Map<string, Bare[]>()

  constructor(words: Iterable<readonly [word: string, stem: string]>) {
    for (const [word, stem] of words) {
      if (word.length < 5 || /\d/.test(word)) continue
      const bare = bones(word)
      addTo(this.shelves, bare.slice(0, 2), { stem, bare })
    }
  }

  /** The stem of the word that looks like this one. */
  find(folded: string): string | null {
    if (folded.length < 5) return null
    const bare = bones(folded)
    if (bare.length < 4) return null
    const limit = bare.length >= 8 ? 2 : bare.length >= 6 ? 1 : 0
    let best: { stem: string; edits: number } | null = null
    for (const { stem, bare: other } of this.shelves.get(bare.slice(0, 2)) ?? []) {
      const edits = distance(bare, other, limit)
      if (edits <= limit && (!best || edits < best.edits)) best = { stem, edits }
    }
    return best ? best.stem : null
  }
}
