import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type Toast, toasts } from './toast-store.ts'

const none: ReturnType<typeof toasts.get> = []

/** Most visitors of a public page never meet a toast. Owners do, often when the network is gone. */
export const loadToasts = () => import('./toast-view.tsx')

/** Says the same without the part that could not be loaded: then the network is most likely the news. */
function PlainToast({ toasts: [now] }: { toasts: readonly Toast[] }) {
  return now?.open ? (
    <button
      type="button"
      aria-live="polite"
      onClick={() => toasts.dismiss(now.id)}
      className="fixed top-18 right-4 z-60 max-w-sm rounded-card bg-ink p-4 text-left text-page"
    >
      <b>{now.title}</b>
      <br />
      {now.description}
    </button>
  ) : null
}

const ToastView = lazy(() => loadToasts().catch(() => ({ default: PlainToast })))

export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none)
  return shown.length > 0 ? (
    <Suspense>
      <ToastView toasts={shown} />
    </Suspense>
  ) : null
}
