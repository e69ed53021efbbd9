const mostRemembered = 2_000
/** Headings and names come again, whole sentences seldom do. */
const longestRemembered = 100

/** The length from which V8 lets a cut string refer to its source. */
const shortestCut = 13

/** A reader that remembers what it read of short texts, because every line asks the same of all headings above it. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, { answer: T }>()
  return (text) => {
    if (text.length > longestRemembered) return read(text)
    const known = answers.get(text)
    if (known) return known.answer
    // A string cut from a page's source, or from a string so cut, would keep all of the source in memory; short ones are
    // copied when they are cut. Joined and cut again, the text is one of its own: a copy by its bytes takes longer.
    const own = text.length < shortestCut ? text : ` ${text}`.slice(1)
    const answer = read(own)
    if (answers.size >= mostRemembered) answers.clear()
    answers.set(own, { answer })
    return answer
  }
}

/** A remembered reader whose result depends on something else too, such as the language. */
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
