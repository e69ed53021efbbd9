import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toast-store.ts'

const none: ReturnType<typeof toasts.get> = []
// Most visitors of a public page never meet a toast.
const ToastView = lazy(() => import('./toast-view.tsx'))

export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none)
  return shown.length > 0 ? (
    <Suspense>
      <ToastView toasts={shown} />
    </Suspense>
  ) : null
}
