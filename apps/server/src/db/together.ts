type Waiting<Item, Result> = { item: Item; done(result: Result): void; fail(error: unknown): void }

/**
 * Makes one trip to the database of many that come at the same moment for the same thing. What comes while a trip
 * is under way waits for the next: nobody is served with an answer that is older than their question.
 */
export function createTogether<Item, Result>(
  keyOf: (item: Item) => string,
  run: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  const waiting = new Map<string, Waiting<Item, Result>[]>()

  async function travel(key: string) {
    for (let group = waiting.get(key)!; group.length > 0; group = waiting.get(key)!) {
      waiting.set(key, [])
      try {
        const results = await run(group.map(({ item }) => item))
        for (const [nth, each] of group.entries()) each.done(results[nth]!)
      } catch (error) {
        for (const each of group) each.fail(error)
      }
    }
    waiting.delete(key)
  }

  return (item) =>
    new Promise((done, fail) => {
      const key = keyOf(item)
      const group = waiting.get(key)
      if (group) return void group.push({ item, done, fail })
      waiting.set(key, [{ item, done, fail }])
      void travel(key)
    })
}
