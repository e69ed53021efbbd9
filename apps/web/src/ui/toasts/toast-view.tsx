import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useRef } from 'react'
import { cx } from '../class-names.ts'
import { iconSize } from '../controls/icon-button.tsx'
import { isComposing } from '../focus/composing.ts'
import { closeTopLayer } from '../history/layers.ts'
import { toasts as store, type Toast, toastDuration, toastSwipe } from '../messages/toast-store.ts'
import { useToastPlacement } from './use-toast-placement.ts'

export default function ToastView({ toasts }: { toasts: readonly Toast[] }) {
  const viewport = useRef<HTMLOListElement>(null)
  useToastPlacement(viewport)
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={toastSwipe}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          duration={toast.duration}
          // Only errors interrupt screen readers.
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          // Radix closes the newest layer on Escape, but an open dialog should close first.
          onEscapeKeyDown={(event) => {
            const isInToast = event.target instanceof Element && event.target.closest('.toast')
            if (!isInToast && (isComposing(event) || closeTopLayer())) event.preventDefault()
          }}
          onOpenChange={(open) => {
            if (!open) store.dismiss(toast.id)
          }}
          className={cx(
            'toast relative flex w-full items-start gap-4 rounded-card border p-4 pr-11 text-sm shadow-float',
            toast.variant === 'destructive'
              ? 'border-bad bg-bad text-on-bad'
              : 'border-hairline bg-surface text-ink',
          )}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-medium">{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description
                className={cx('mt-0.5 break-words', toast.variant === 'destructive' ? '' : 'text-muted')}
              >
                {toast.description}
              </Radix.Description>
            )}
            {toast.action && (
              <Radix.Action
                altText={toast.action.label}
                onClick={toast.action.onClick}
                className="mt-3 inline-flex h-8 items-center rounded-control border border-current px-3 text-xs font-medium focus-visible:outline-current"
              >
                {toast.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-control opacity-75 transition-opacity hover:opacity-100 focus-visible:outline-current"
          >
            <X {...iconSize(18)} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={viewport}
        className="toasts fixed right-0 z-60 flex w-full max-w-sm flex-col p-4 outline-none max-lg:top-14 lg:bottom-0"
      />
    </Radix.Provider>
  )
}
