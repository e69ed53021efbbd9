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
    const values = new Set()
    visitRegExpAST(ast, { onCharacterEnter: ({ value }) => values.add(value) })
    const own = Array.from(values, (value) => String.fromCodePoint(value))
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
    // By its number a character is found without being written.
    const name = element.type === 'Character' ? element.value : (element.raw ?? element)
    const known = this.#taken.get(name)
    if (known !== undefined) return known
    const takes = takenBy(element, this.#flags)
    const members = []
    for (const [at, character] of this.#characters.entries()) if (takes(character)) members.push(at + 1)
    const set = this.#named(members)
    this.#taken.set(name, set)
    return set
  }

  /** A few of a set, to be shown to whoever has to mend a pattern. */
  shown(set) {
    const some = this.members(set).slice(0, 6)
    return JSON.stringify(some.map((at) => this.#characters[at - 1] ?? '').join(''))
  }
}

function classesOf(ast) {
  const elements = new Map()
  const add = (element) => {
    const { type } = element.parent
    if (type !== 'CharacterClass' && type !== 'CharacterClassRange')
      elements.set(element.type === 'Character' ? element.value : element.raw, element)
  }
  visitRegExpAST(ast, {
    onCharacterEnter: add,
    onCharacterSetEnter: add,
    onCharacterClassEnter: add,
    onExpressionCharacterClassEnter: add,
  })
  return ['\\w', '[\\n\\r\\u2028\\u2029]', ...elements.values()]
}

/** Of characters that no class tells apart one is enough: the search for bad inputs grows with their number. */
function withoutTwins(characters, classes, flags) {
  let groups = characters.map(() => 0)
  for (const element of classes) {
    const takes = takenBy(element, flags)
    const numbers = new Map()
    groups = characters.map((character, at) => {
      const group = groups[at] * 2 + (takes(character) ? 1 : 0)
      if (!numbers.has(group)) numbers.set(group, numbers.size)
      return numbers.get(group)
    })
  }
  return characters.filter((_, at) => groups.indexOf(groups[at]) === at)
}

/** The same few classes stand in thousands of patterns, so what they take is remembered from one to the next. */
const asked = new Map()

function takenBy(element, flags) {
  const lone = element.type === 'Character' ? String.fromCodePoint(element.value) : undefined
  if (lone !== undefined && !flags.includes('i')) return (character) => character === lone
  // A lone character may be written as a mark that means something else outside a class.
  const raw = lone === undefined ? (element.raw ?? element) : RegExp.escape(lone)
  const key = `${flags}/${raw}`
  const known = asked.get(key)
  if (known) return known
  const pattern = new RegExp(`^(?:${raw})$`, flags)
  const answers = new Map()
  const takes = (character) => {
    let answer = answers.get(character)
    if (answer === undefined) {
      answer = pattern.test(character)
      answers.set(character, answer)
    }
    return answer
  }
  asked.set(key, takes)
  return takes
}
