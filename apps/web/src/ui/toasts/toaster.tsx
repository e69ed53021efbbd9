import { Suspense, useSyncExternalStore } from 'react'
import { chunk, Load } from '../loading/chunk.tsx'
import { type Toast, toasts } from '../messages/toast-store.ts'

const none: ReturnType<typeof toasts.get> = []

/** Fallback if the toast chunk fails to load, most likely because the network is down. */
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

const toastView = chunk<{ toasts: readonly Toast[] }>(() =>
  import('./toast-view.tsx').catch(() => ({ default: PlainToast })),
)

/** Loaded ahead because toasts often report a lost connection. */
export const loadToasts = () => void toastView.preload()

export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none)
  return shown.length > 0 ? (
    <Suspense>
      <Load chunk={toastView} props={{ toasts: shown }} />
    </Suspense>
  ) : null
}
