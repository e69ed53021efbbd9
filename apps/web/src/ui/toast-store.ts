export type ToastMessage = {
  title: string
  description?: string
  variant?: 'plain' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** Milliseconds until it closes by itself. */
  duration?: number
}

export type Toast = ToastMessage & { id: number; open: boolean }

export const toastDuration = 5_000
export const toastSwipe = 50
const atOnce = 1
// Long after its closing animation: a reader who comes back still finds the last one in place.
const removedAfter = 1_000_000

export function createToasts({ later = setTimeout as (work: () => void, ms: number) => unknown } = {}) {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function become(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function dismiss(id: number) {
    if (!toasts.some((each) => each.id === id && each.open)) return
    become(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)))
    later(() => become(toasts.filter((each) => each.id !== id)), removedAfter)
  }

  return {
    get: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dismiss,
    toast(message: ToastMessage) {
      lastId += 1
      const id = lastId
      become([{ ...message, id, open: true }, ...toasts].slice(0, atOnce))
      return { id, dismiss: () => dismiss(id) }
    },
  }
}

export const toasts = createToasts()

/** Say something that has just happened. One at a time: a new one takes the old one's place. */
export const toast = toasts.toast
