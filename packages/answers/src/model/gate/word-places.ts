import { addTo } from '../../language/add-to.ts'
import { gate } from './gate-weights.ts'
import type { EvidenceLine, Marks, SaidWord } from './lines.ts'

/** How much each line tells of a word, in the order of the lines: by itself, and by what stands around it. */
export interface WordPlaces {
  own: Float64Array
  near: Float64Array
}

type Places = Map<string, number[]>

/** Looks up where words stand, as every sentence asks it of every line. */
export function* placesIn(lines: readonly EvidenceLine[]) {
  const own = { forms: new Map() as Places, concepts: new Map() as Places }
  const near = { forms: new Map() as Places, concepts: new Map() as Places }
  const note = (into: typeof own, { forms, concepts }: Marks, at: number) => {
    for (const form of forms) addTo(into.forms, form, at)
    for (const concept of concepts) addTo(into.concepts, concept, at)
  }
  for (const [at, line] of lines.entries()) {
    note(own, line.own, at)
    note(near, line.near, at)
    yield
  }
  const presenceOf = ({ forms, concepts }: SaidWord, places: typeof own) => {
    const found = new Float64Array(lines.length)
    for (const concept of concepts)
      for (const at of places.concepts.get(concept) ?? []) found[at] = gate.byConcept
    for (const form of forms) for (const at of places.forms.get(form) ?? []) found[at] = 1
    return found
  }
  const known = new Map<string, WordPlaces>()
  return {
    isAnywhere: (form: string) => own.forms.has(form) || near.forms.has(form),
    isMeantAnywhere: (concept: string) => own.concepts.has(concept) || near.concepts.has(concept),
    /** In how many lines a form stands. */
    countOf: (form: string) => own.forms.get(form)?.length ?? 0,
    of(word: SaidWord): WordPlaces {
      const key = `${word.forms.join(' ')} ${word.concepts.join(' ')}`
      let places = known.get(key)
      if (!places) {
        places = { own: presenceOf(word, own), near: presenceOf(word, near) }
        known.set(key, places)
      }
      return places
    },
  }
}
