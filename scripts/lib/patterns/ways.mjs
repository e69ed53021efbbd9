/** How one gets on in an automaton from character to character. */
export class Ways {
  #automaton
  #alphabet
  #from = new Map()
  #steps = new Map()
  #ends = new Map()
  /** Looking at the character before matters only where an edge asks for it. */
  looksBack = false

  constructor(automaton, alphabet) {
    this.#automaton = automaton
    this.#alphabet = alphabet
    this.start = automaton.start
    this.size = automaton.size
    const seen = new Set([automaton.start])
    for (const node of seen) {
      const ways = automaton.reach(node)
      for (const way of ways) if (way.before !== alphabet.all) this.looksBack = true
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
    const ways = this.#perCharacter(node)[taken]
    return this.looksBack ? ways.filter(({ before }) => this.#alphabet.has(before, last)) : ways
  }

  #perCharacter(node) {
    const known = this.#steps.get(node)
    if (known) return known
    const steps = Array.from({ length: this.#alphabet.size }, () => [])
    for (const way of this.from(node)) for (const each of this.taken(way)) steps[each].push(way)
    this.#steps.set(node, steps)
    return steps
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
      const perCharacter = new Map()
      for (const way of this.from(node)) {
        if (loopOf(way.to) >= 0 && loopOf(way.to) === loopOf(node)) continue
        const ways = count(way.to)
        for (const taken of this.taken(way)) perCharacter.set(taken, (perCharacter.get(taken) ?? 0) + ways)
      }
      const most = 1 + Math.max(0, ...perCharacter.values())
      known.set(node, most)
      return most
    }
    return count
  }
}
