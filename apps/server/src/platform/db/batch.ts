import { setImmediate } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

type WaitingItem<Item, Result> = { item: Item; done(result: Result): void; fail(error: unknown): void }

/**
 * Combines calls with the same key into one query. Calls during a running query wait for the next, so results are never
 * older than the call. With `retryAlone`, a group that PostgreSQL rejects is retried one by one; `run` must then be a
 * single statement or transaction.
 */
export function createBatcher<Item, Result>(
  keyOf: (item: Item) => string,
  run: (items: Item[]) => Promise<Result[]>,
  retryAlone = false,
): (item: Item) => Promise<Result> {
  const waiting = new Map<string, WaitingItem<Item, Result>[]>()

  async function runGroups(key: string) {
    // Waits for further calls of the same tick, which would otherwise miss the first batch.
    await setImmediate()
    for (let group = waiting.get(key)!; group.length > 0; group = waiting.get(key)!) {
      waiting.set(key, [])
      try {
        const results = await run(group.map(({ item }) => item))
        for (const [nth, each] of group.entries()) each.done(results[nth]!)
      } catch (error) {
        if (retryAlone && group.length > 1 && hadNoEffect(error)) await Promise.all(group.map(alone))
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

/** An error reported by PostgreSQL rolled the statement back. After a broken connection that is unknown. */
function hadNoEffect(error: unknown) {
  const told = error instanceof DrizzleQueryError ? error.cause : error
  return told instanceof pg.DatabaseError && told.severity === 'ERROR'
}
