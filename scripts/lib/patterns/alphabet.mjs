import { visitRegExpAST } from '@eslint-community/regexpp'

/** Representatives of every script, space, digit and mark that our patterns distinguish. A pattern's own characters are added. */
const samples =
  'azkAZK059_-–—.,;:!?¿¡\'"’”»«()[]{}<>/\\|@#%&*+=^$€£¥~`°§·• \t\n\r\u00a0\u2028\u0000éßÉñªⅫ²½яЯ中日のカ한ع٣हि३あ。！？؟।，、」』）\u0301\u200b\ud800 😀𝒜'

/** Start and end of the input count as a character. */
const edge = 0

/** Numbers a pattern's characters and interns sets of them as integers, which makes comparing sets cheap. */
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

  /** The complement, edge included. */
  without(set) {
    return this.#named(this.members(this.all).filter((each) => !this.has(set, each)))
  }

  /** The characters that an element matches. */
  taken(element) {
    // Reading `raw` of a character is slower than its code point.
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

  /** A few members of a set, for messages. */
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

/** Keeps one of the characters that every class treats alike, because the search grows with their number. */
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

/** Cached across patterns, because thousands of them share a few classes. */
const asked = new Map()

function takenBy(element, flags) {
  const lone = element.type === 'Character' ? String.fromCodePoint(element.value) : undefined
  if (lone !== undefined && !flags.includes('i')) return (character) => character === lone
  // A single character may be a metacharacter outside a class.
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
