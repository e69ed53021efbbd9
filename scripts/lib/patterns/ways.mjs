/** How one gets on in an automaton from character to character. */
export class Ways {
  #automaton
  #alphabet
  #from = new Map()
  #steps = new Map()
  #ends = new Map()
  #behind

  constructor(automaton, alphabet) {
    this.#automaton = automaton
    this.#alphabet = alphabet
    this.start = automaton.start
    this.size = automaton.size
    const seen = new Set([automaton.start])
    const asked = new Set()
    for (const node of seen) {
      const ways = automaton.reach(node)
      for (const { before } of ways) asked.add(before)
      this.#from.set(
        node,
        ways.filter(({ to }) => to !== automaton.accept),
      )
      this.#ends.set(
        node,
        ways.filter(({ to }) => to === automaton.accept),
      )
      for (const { to } of this.#from.get(node)) seen.add(to)
    }
    this.#behind = kindsToldApart(alphabet, [...asked])
  }

  /**
   * A number for what a character is to whoever looks back at it. Characters that no edge tells apart have the same, so
   * most patterns have one number for all, and those that ask for the edge of a word have two or three.
   */
  behind(character) {
    return this.#behind[character]
  }

  /** Of characters those that differ to whoever looks back. */
  differentBehind(characters) {
    const first = new Map()
    for (const each of characters) if (!first.has(this.behind(each))) first.set(this.behind(each), each)
    return [...first.values()]
  }

  /** Every node that can be come to. */
  nodes() {
    return this.#from.keys()
  }

  from(node) {
    return this.#from.get(node)
  }

  /** Where the match may end after a node. */
  ends(node) {
    return this.#ends.get(node)
  }

  takes(node) {
    return this.#automaton.takes(node)
  }

  /** The characters that may be taken at the end of a way. */
  taken({ to, after }) {
    return this.#alphabet.members(this.#alphabet.meet(this.#automaton.takes(to), after))
  }

  /** `node` having taken `last`, the ways to those that may take a given next character. */
  next(node, last, taken) {
    const key = node * this.#alphabet.size + this.behind(last)
    const known = this.#steps.get(key)
    if (known) return known[taken]
    const steps = Array.from({ length: this.#alphabet.size }, () => [])
    for (const way of this.from(node))
      if (this.#alphabet.has(way.before, last)) for (const each of this.taken(way)) steps[each].push(way)
    this.#steps.set(key, steps)
    return steps[taken]
  }

  /** Whether the match may end between two characters. */
  mayEnd(node, last, next) {
    return this.ends(node).some(
      ({ before, after }) => this.#alphabet.has(before, last) && this.#alphabet.has(after, next),
    )
  }

  /**
   * How many ways lead on from a node at most, loops counted once and every fork taken by the dearest character:
   * more than there are, but quickly counted.
   */
  counter(loopOf) {
    const known = new Map()
    const count = (node) => {
      const cached = known.get(node)
      if (cached !== undefined) return cached
      known.set(node, 1)
      const perCharacter = new Array(this.#alphabet.size).fill(0)
      for (const way of this.from(node)) {
        if (loopOf(way.to) >= 0 && loopOf(way.to) === loopOf(node)) continue
        const ways = count(way.to)
        for (const taken of this.taken(way)) perCharacter[taken] += ways
      }
      let most = 0
      for (const ways of perCharacter) if (ways > most) most = ways
      known.set(node, most + 1)
      return most + 1
    }
    return count
  }
}

function kindsToldApart(alphabet, sets) {
  const numbers = new Map()
  return alphabet.members(alphabet.all).map((character) => {
    const found = sets.map((set) => (alphabet.has(set, character) ? 1 : 0)).join('')
    if (!numbers.has(found)) numbers.set(found, numbers.size)
    return numbers.get(found)
  })
}
