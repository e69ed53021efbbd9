const mostRemembered = 2_000
/** Headings and names repeat, sentences seldom do. */
const longestRemembered = 100

/** From this length V8 lets a substring refer to its source. */
const shortestCut = 13

/** Caches results for short texts, because every line asks the same of its headings. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, { answer: T }>()
  return (text) => {
    if (text.length > longestRemembered) return read(text)
    const known = answers.get(text)
    if (known) return known.answer
    // A substring would keep the whole page in memory. Joining and cutting copies it, faster than copying
    // bytes.
    const own = text.length < shortestCut ? text : ` ${text}`.slice(1)
    const answer = read(own)
    if (answers.size >= mostRemembered) answers.clear()
    answers.set(own, { answer })
    return answer
  }
}

export function rememberedFor<By, T>(read: (text: string, by: By) => T): (text: string, by: By) => T {
  const readers = new Map<By, (text: string) => T>()
  return (text, by) => {
    let reader = readers.get(by)
    if (!reader) {
      reader = remembered((asked) => read(asked, by))
      readers.set(by, reader)
    }
    return reader(text)
  }
}
