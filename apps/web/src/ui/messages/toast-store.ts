export type ToastMessage = {
  title: string
  description?: string
  variant?: 'plain' | 'destructive'
  action?: { label: string; onClick: () => void }
  duration?: number
}

export type Toast = ToastMessage & { id: number; open: boolean }

export const toastDuration = 5_000
export const toastSwipe = 50
const maxToasts = 1
// Kept long after closing, so that returning screen reader users still find it.
const removedAfter = 1_000_000

export function createToasts({ later = setTimeout as (work: () => void, ms: number) => unknown } = {}) {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function setToasts(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function dismiss(id: number) {
    if (!toasts.some((each) => each.id === id && each.open)) return
    setToasts(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)))
    later(() => setToasts(toasts.filter((each) => each.id !== id)), removedAfter)
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
      setToasts([{ ...message, id, open: true }, ...toasts].slice(0, maxToasts))
      return { id, dismiss: () => dismiss(id) }
    },
  }
}

export const toasts = createToasts()

export const toast = toasts.toast
