import { visitRegExpAST } from '@eslint-community/regexpp'

/**
 * Characters that stand for all others: of every script, kind of space, digit and mark that the classes of our
 * patterns tell apart. Whatever a pattern names itself comes on top, so no class of it goes without a member.
 */
const samples =
  'azkAZK059_-–—.,;:!?¿¡\'"’”»«()[]{}<>/\\|@#%&*+=^$€£¥~`°§·• \t\n\r\u00a0\u2028\u0000éßÉñªⅫ²½яЯ中日のカ한ع٣हि३あ。！？؟।，、」』）\u0301\u200b\ud800 😀𝒜'

/** The edges of an input, as if they were characters before the first and after the last. */
const edge = 0

/**
 * Numbers a pattern's representative characters from 1 and gives names, small numbers, to the sets of them that
 * its classes take, so that sets are quickly compared and met.
 */
export class Alphabet {
  #flags
  #characters
  #sets = []
  #names = new Map()
  #meets = new Map()
  #taken = new Map()

  constructor(ast, flags) {
    this.#flags = flags.replace(/[gmy]/g, '')
    const own = []
    visitRegExpAST(ast, { onCharacterEnter: ({ value }) => own.push(String.fromCodePoint(value)) })
    const cased = own.flatMap((each) => [each, each.toLowerCase(), each.toUpperCase()])
    const unicode = /[uv]/.test(flags)
    const whole = [...samples, ...cased].filter((each) => unicode || each.length === 1)
    this.#characters = withoutTwins([...new Set(whole)], classesOf(ast), this.#flags)
    this.size = this.#characters.length + 1
    this.none = this.#named([])
    this.all = this.#named(Array.from({ length: this.size }, (_, at) => at))
    this.edge = this.#named([edge])
  }

  #named(members) {
    const key = members.join(' ')
    const known = this.#names.get(key)
    if (known !== undefined) return known
    const has = new Uint8Array(this.size)
    for (const member of members) has[member] = 1
    this.#sets.push({ members, has })
    this.#names.set(key, this.#sets.length - 1)
    return this.#sets.length - 1
  }

  members(set) {
    return this.#sets[set].members
  }

  has(set, character) {
    return this.#sets[set].has[character] === 1
  }

  meet(one, other) {
    if (one === other || other === this.all) return one
    if (one === this.all) return other
    const key = one * 65_536 + other
    const known = this.#meets.get(key)
    if (known !== undefined) return known
    const met = this.#named(this.members(one).filter((each) => this.has(other, each)))
    this.#meets.set(key, met)
    return met
  }

  union(one, other) {
    return this.without(this.meet(this.without(one), this.without(other)))
  }

  /** All others, the edge among them. */
  without(set) {
    return this.#named(this.members(this.all).filter((each) => !this.has(set, each)))
  }

  /** The characters that a class, a set or a single character takes. */
  taken(element) {
    const raw = typeof element === 'string' ? element : sourceOf(element)
    const known = this.#taken.get(raw)
    if (known !== undefined) return known
    const pattern = new RegExp(`^(?:${raw})$`, this.#flags)
    const members = []
    for (const [at, character] of this.#characters.entries())
      if (pattern.test(character)) members.push(at + 1)
    const set = this.#named(members)
    this.#taken.set(raw, set)
    return set
  }

  /** A few of a set, to be shown to whoever has to mend a pattern. */
  shown(set) {
    const some = this.members(set).slice(0, 6)
    return JSON.stringify(some.map((at) => this.#characters[at - 1] ?? '').join(''))
  }
}

/** A lone character may be written as a mark that means something else outside a class. */
const sourceOf = (element) =>
  element.type === 'Character' ? RegExp.escape(String.fromCodePoint(element.value)) : element.raw

function classesOf(ast) {
  const raws = new Set(['\\w', '[\\n\\r\\u2028\\u2029]'])
  const add = (element) => {
    const { type } = element.parent
    if (type !== 'CharacterClass' && type !== 'CharacterClassRange') raws.add(sourceOf(element))
  }
  visitRegExpAST(ast, {
    onCharacterEnter: add,
    onCharacterSetEnter: add,
    onCharacterClassEnter: add,
    onExpressionCharacterClassEnter: add,
  })
  return [...raws]
}

/** Of characters that no class tells apart one is enough: the search for bad inputs grows with their number. */
function withoutTwins(characters, classes, flags) {
  const patterns = classes.map((raw) => new RegExp(`^(?:${raw})$`, flags))
  const kept = new Map()
  for (const character of characters) {
    const taken = patterns.map((pattern) => (pattern.test(character) ? 1 : 0)).join('')
    if (!kept.has(taken)) kept.set(taken, character)
  }
  return [...kept.values()]
}
