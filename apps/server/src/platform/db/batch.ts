import { setImmediate } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

type WaitingItem<Item, Result> = { item: Item; done(result: Result): void; fail(error: unknown): void }

/**
 * Makes one call to the database of many that are made at the same moment for the same thing. What comes while a call
 * is under way waits for the next: nobody is served with an answer that is older than their question. Where `run`
 * is one statement or one transaction, `eachAlone` saves the others of a group when PostgreSQL refuses one of them.
 */
export function createBatcher<Item, Result>(
  keyOf: (item: Item) => string,
  run: (items: Item[]) => Promise<Result[]>,
  eachAlone = false,
): (item: Item) => Promise<Result> {
  const waiting = new Map<string, WaitingItem<Item, Result>[]>()

  async function runGroups(key: string) {
    // Those of the same moment are still arriving: without this the first would leave alone, and they wait for it.
    await setImmediate()
    for (let group = waiting.get(key)!; group.length > 0; group = waiting.get(key)!) {
      waiting.set(key, [])
      try {
        const results = await run(group.map(({ item }) => item))
        for (const [nth, each] of group.entries()) each.done(results[nth]!)
      } catch (error) {
        if (eachAlone && group.length > 1 && hadNoEffect(error)) await Promise.all(group.map(alone))
        else for (const each of group) each.fail(error)
      }
    }
    waiting.delete(key)
  }

  const alone = ({ item, done, fail }: WaitingItem<Item, Result>) =>
    run([item]).then(([result]) => done(result!), fail)

  return (item) =>
    new Promise((done, fail) => {
      const key = keyOf(item)
      const group = waiting.get(key)
      if (group) return void group.push({ item, done, fail })
      waiting.set(key, [{ item, done, fail }])
      void runGroups(key)
    })
}

/** PostgreSQL answered and undid the statement. A broken connection leaves open whether it took effect. */
function hadNoEffect(error: unknown) {
  const told = error instanceof DrizzleQueryError ? error.cause : error
  return told instanceof pg.DatabaseError && told.severity === 'ERROR'
}
