/** Larger patterns are rejected instead of analyzed. */
const mostNodes = 30_000

/** The analysis can't follow this pattern, so it has to be rewritten. */
export class Unclear extends Error {}

/**
 * A pattern as an automaton: nodes take one character, edges take none. Edges may restrict the characters before and
 * after them, which models `^`, `$`, `\b` and lookaround of one character exactly. A longer lookahead is modeled as
 * one more branch, whether or not it matches.
 */
export class Automaton {
  #edges = []
  #takes = []
  /** Nodes inside a lookahead; only lookaheads end at `#seen`. */
  #looks = []
  #looking = 0
  #seen
  #alphabet
  #flags

  constructor(ast, alphabet, flags) {
    this.#alphabet = alphabet
    this.#flags = flags
    this.accept = this.#node()
    this.#seen = this.#node()
    this.start = this.#node()
    this.#join(this.#alternatives(ast.alternatives, this.start), this.accept)
  }

  get size() {
    return this.#takes.length
  }

  takes(node) {
    return this.#takes[node]
  }

  #node(takes = null) {
    if (this.#takes.length > mostNodes) throw new Unclear('has too many repetitions within repetitions')
    this.#takes.push(takes)
    this.#looks.push(this.#looking > 0)
    this.#edges.push([])
    return this.#takes.length - 1
  }

  #join(from, to, before = this.#alphabet.all, after = this.#alphabet.all) {
    this.#edges[from].push({ to, before, after })
  }

  #alternatives(alternatives, from) {
    const end = this.#node()
    for (const { elements } of alternatives) {
      let at = this.#node()
      this.#join(from, at)
      for (const element of elements) at = this.#element(element, at)
      this.#join(at, end)
    }
    return end
  }

  #element(element, from) {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.#alternatives(element.alternatives, from)
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#taking(element, from)
      case 'Quantifier':
        return this.#repeated(element, from)
      case 'Assertion':
        return this.#assertion(element, from)
      case 'Backreference': {
        // A backreference to one character matches at most that character's class.
        const [only, ...others] = element.resolved.alternatives?.[0]?.elements ?? []
        if (only && others.length === 0 && isOneCharacter(only)) return this.#taking(only, from)
        throw new Unclear(`uses ${element.raw}, which repeats what was found before`)
      }
      default:
        throw new Unclear(`uses ${element.raw}, which this analysis does not know`)
    }
  }

  #taking(element, from) {
    const taken = this.#alphabet.taken(element)
    if (taken === this.#alphabet.none)
      throw new Unclear(`takes no character that this analysis knows at ${element.raw}`)
    const node = this.#node(taken)
    this.#join(from, node)
    return node
  }

  #repeated({ element, min, max }, from) {
    let at = from
    for (let times = 0; times < min; times++) {
      // An unbounded repetition loops at its last required element.
      if (times === min - 1 && max === Number.POSITIVE_INFINITY) {
        const again = this.#node()
        this.#join(at, again)
        at = this.#element(element, again)
        this.#join(at, again)
        return at
      }
      at = this.#element(element, at)
    }
    const end = this.#node()
    this.#join(at, end)
    if (max === Number.POSITIVE_INFINITY) {
      const again = this.#node()
      this.#join(at, again)
      const last = this.#element(element, again)
      this.#join(last, again)
      this.#join(last, end)
      return end
    }
    for (let times = min; times < max; times++) {
      at = this.#element(element, at)
      this.#join(at, end)
    }
    return end
  }

  #assertion(assertion, from) {
    const { all, edge, none } = this.#alphabet
    const end = this.#node()
    const line = this.#flags.includes('m') ? this.#alphabet.taken('[\\n\\r\\u2028\\u2029]') : none
    if (assertion.kind === 'start') this.#join(from, end, this.#alphabet.union(line, edge))
    else if (assertion.kind === 'end') this.#join(from, end, all, this.#alphabet.union(line, edge))
    else if (assertion.kind === 'word') {
      const word = this.#alphabet.taken('\\w')
      const other = this.#alphabet.without(word)
      this.#join(from, end, word, assertion.negate ? word : other)
      this.#join(from, end, other, assertion.negate ? other : word)
    } else this.#look(assertion, from, end)
    return end
  }

  #look(assertion, from, end) {
    const { all } = this.#alphabet
    const behind = assertion.kind === 'lookbehind'
    const allowed = assertion.negate
      ? this.#alphabet.without(this.#refused(assertion, behind))
      : this.#wanted(assertion, behind)
    if (behind) {
      if (isEndless(assertion)) throw new Unclear(`looks back without end: ${assertion.raw}`)
      this.#join(from, end, allowed)
      return
    }
    this.#join(from, end, all, allowed)
    // A lookahead costs time even if it fails.
    if (!isEndless(assertion)) return
    this.#looking++
    this.#join(this.#alternatives(assertion.alternatives, from), this.#seen)
    this.#looking--
  }

  /** Neighbors that always make a negative lookaround fail. */
  #refused({ alternatives }, behind) {
    let refused = this.#alphabet.none
    for (const { elements } of alternatives) {
      const needed = elements.filter((element) => !mayBeEmpty(element))
      // Optional elements in between may be empty.
      if (needed.length === 1 && isOneCharacter(needed[0]) && !elements.some(isAssertion))
        refused = this.#alphabet.union(refused, this.#takenBy(needed[0]))
      else if (elements.length === 1 && this.#isEdge(elements[0], behind))
        refused = this.#alphabet.union(refused, this.#alphabet.edge)
    }
    return refused
  }

  /** Neighbors that a positive lookaround requires. */
  #wanted({ alternatives }, behind) {
    let wanted = this.#alphabet.none
    for (const { elements } of alternatives) {
      const near = behind ? elements.at(-1) : elements[0]
      if (near && this.#isEdge(near, behind)) wanted = this.#alphabet.union(wanted, this.#alphabet.edge)
      else if (near && !mayBeEmpty(near) && isOneCharacter(near))
        wanted = this.#alphabet.union(wanted, this.#takenBy(near))
      else return this.#alphabet.all
    }
    return wanted
  }

  #takenBy(element) {
    return this.#alphabet.taken(element.type === 'Quantifier' ? element.element : element)
  }

  #isEdge(element, behind) {
    return element.kind === (behind ? 'start' : 'end') && !this.#flags.includes('m')
  }

  /** Follows edges to the nodes that take the next character, with required neighbors and the number of paths, at most 2. */
  reach(node) {
    const found = new Map()
    const visits = new Map()
    const onWay = new Set()
    const { none } = this.#alphabet
    const go = (at, before, after) => {
      if (before === none || after === none) return
      if (at === this.#seen) {
        if (this.#looks[node]) go(this.accept, before, after)
        return
      }
      const key = (at * 4_096 + before) * 4_096 + after
      if (onWay.size > 0 && (at === this.accept || this.#takes[at] !== null)) {
        const known = found.get(key)
        if (known) known.times = 2
        else found.set(key, { to: at, before, after, times: 1 })
        return
      }
      const times = (visits.get(key) ?? 0) + 1
      if (onWay.has(at) || times > 2) return
      visits.set(key, times)
      onWay.add(at)
      for (const edge of this.#edges[at])
        go(edge.to, this.#alphabet.meet(before, edge.before), this.#alphabet.meet(after, edge.after))
      onWay.delete(at)
    }
    go(node, this.#alphabet.all, this.#alphabet.all)
    return [...found.values()]
  }
}

const isOneCharacter = (element) =>
  ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(element.type) ||
  (element.type === 'Quantifier' &&
    element.min === 1 &&
    element.element.type !== 'Quantifier' &&
    isOneCharacter(element.element))

function mayBeEmpty(element) {
  if (element.type === 'Quantifier') return element.min === 0 || mayBeEmpty(element.element)
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.some(({ elements }) => elements.every(mayBeEmpty))
  return isAssertion(element)
}

const isAssertion = ({ type }) => type === 'Assertion'

function isEndless(part) {
  if (part.type === 'Quantifier') return part.max === Number.POSITIVE_INFINITY || isEndless(part.element)
  if (part.alternatives) return part.alternatives.some(({ elements }) => elements.some(isEndless))
  return false
}
