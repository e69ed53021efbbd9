/** Transitions of an automaton from one character to the next. */
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

  /** Class of a character as later edges see it. Most patterns have one class, those with word boundaries two or three. */
  behind(character) {
    return this.#behind[character]
  }

  /** One character of each class. */
  differentBehind(characters) {
    const first = new Map()
    for (const each of characters) if (!first.has(this.behind(each))) first.set(this.behind(each), each)
    return [...first.values()]
  }

  /** All reachable nodes. */
  nodes() {
    return this.#from.keys()
  }

  from(node) {
    return this.#from.get(node)
  }

  /** Transitions from a node to the end of the match. */
  ends(node) {
    return this.#ends.get(node)
  }

  takes(node) {
    return this.#automaton.takes(node)
  }

  /** The characters that a transition may take. */
  taken({ to, after }) {
    return this.#alphabet.members(this.#alphabet.meet(this.#automaton.takes(to), after))
  }

  /** Transitions from `node`, which took `last`, to nodes that may take `taken`. */
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

  mayEnd(node, last, next) {
    return this.ends(node).some(
      ({ before, after }) => this.#alphabet.has(before, last) && this.#alphabet.has(after, next),
    )
  }

  /** Upper bound of the paths from a node: each loop counts once, and each fork takes its worst character. */
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
