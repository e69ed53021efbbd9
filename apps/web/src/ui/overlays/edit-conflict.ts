export type Choice = 'mine' | 'theirs'
type Rows = readonly { name: string; theirs: string; mine: string }[]
type Asked = { rows: Rows; choose: (choice: Choice) => void }

let asked: Asked | null = null
const listeners = new Set<() => void>()

function setConflict(next: Asked | null) {
  asked = next
  for (const listener of listeners) listener()
}

/** The conflict a form is asking about; forms are saved one at a time. */
export const editConflict = {
  get: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  ask: (rows: Rows) =>
    new Promise<Choice>((resolve) =>
      setConflict({
        rows,
        choose(choice) {
          setConflict(null)
          resolve(choice)
        },
      }),
    ),
}
