export type Choice = 'mine' | 'theirs'
type Rows = readonly { name: string; theirs: string; mine: string }[]
type Asked = { rows: Rows; choose: (choice: Choice) => void }

let asked: Asked | null = null
const listeners = new Set<() => void>()

function become(next: Asked | null) {
  asked = next
  for (const listener of listeners) listener()
}

/** What a form is being asked about; one at a time, as a form is saved one at a time. */
export const changedMeanwhile = {
  get: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Asks which of the two to keep. */
  ask: (rows: Rows) =>
    new Promise<Choice>((resolve) =>
      become({
        rows,
        choose(choice) {
          become(null)
          resolve(choice)
        },
      }),
    ),
}
