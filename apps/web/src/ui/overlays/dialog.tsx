import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { iconSize } from '../controls/icon-button.tsx'
import { isComposing } from '../focus/composing.ts'
import { useCloseOnBack } from '../history/layers.ts'
import { useReturnFocus } from './use-return-focus.ts'

type Common = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
}

// A plain element because Radix’s overlay injects a style element, which the CSP refuses. The shared z-index lets a
// second dialog cover the first.
function Backdrop() {
  return <div data-holds-page="" className="veil fixed inset-0 z-50 bg-veil" />
}

function Close() {
  return (
    <Radix.Close
      aria-label="Close"
      className="grid size-10 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-wash hover:text-accent"
    >
      <X {...iconSize(20)} />
    </Radix.Close>
  )
}

// Focus goes to the first field instead of the close button.
function focusFirstField(event: Event) {
  event.preventDefault()
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  const field =
    dialog.querySelector<HTMLElement>('[data-start]') ??
    dialog.querySelector<HTMLElement>(
      'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)',
    )
  ;(field ?? dialog).focus()
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Shift+Tab on the dialog itself moves to its last control; Radix would stay. */
function wrapToEnd(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  all.findLast((each) => each.getClientRects().length > 0)?.focus()
}

type LayerProps = Pick<Common, 'open' | 'onClose' | 'description'> & ComponentProps<typeof Radix.Content>

/** Shared by dialogs and drawers: the backdrop, closing on Back, and returning focus. */
function Layer({ open, onClose, description, onOpenAutoFocus, ...content }: LayerProps) {
  const { remember, onCloseAutoFocus } = useReturnFocus()
  useCloseOnBack(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember()
            onOpenAutoFocus?.(event)
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          // Escape cancels the composition first.
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          {...content}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

const roomy = 'sm:max-h-[calc(100dvh-4rem)]'
const sizes = {
  sm: `max-w-md ${roomy}`,
  md: `max-w-xl ${roomy}`,
  lg: `max-w-3xl ${roomy}`,
  xl: 'max-w-6xl sm:max-h-[calc(100dvh-2rem)]',
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  asks = false,
}: Common & {
  footer?: ReactNode
  size?: keyof typeof sizes
  /** Announces the whole question, for deletions. */
  asks?: boolean
}) {
  return (
    <Layer
      open={open}
      onClose={onClose}
      description={description}
      onOpenAutoFocus={focusFirstField}
      onKeyDown={wrapToEnd}
      data-size={size}
      {...(asks && { role: 'alertdialog', 'aria-modal': true })}
      className={cx(
        'dialog fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] w-full flex-col rounded-t-card border border-hairline bg-surface shadow-float outline-none sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-3rem)] sm:-translate-y-1/2 sm:rounded-card',
        // In a short window the whole dialog scrolls.
        'short:overflow-y-auto short:overscroll-contain',
        sizes[size],
      )}
    >
      <div className="flex items-start gap-4 border-b border-hairline py-3 pr-3 pl-6">
        <div className="min-w-0 flex-1 py-1.5">
          <Radix.Title className="text-lg font-semibold wrap-anywhere">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
          )}
        </div>
        <Close />
      </div>
      {children && (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-6 short:flex-none short:overflow-visible short:py-4">
          {children}
        </div>
      )}
      {footer && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-hairline px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </Layer>
  )
}

export function Drawer({
  open,
  onClose,
  title,
  side = 'left',
  children,
}: Omit<Common, 'description'> & { side?: 'left' | 'right' }) {
  return (
    <Layer
      open={open}
      onClose={onClose}
      className={cx(
        'fixed inset-y-0 z-50 flex w-64 max-w-[calc(100vw-3rem)] flex-col bg-surface shadow-float outline-none short:overflow-y-auto short:overscroll-contain',
        side === 'left' ? 'drawer-left left-0' : 'drawer-right right-0',
      )}
    >
      <div className="flex items-center justify-end p-3">
        <Radix.Title className="sr-only">{title}</Radix.Title>
        <Close />
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain short:flex-none short:overflow-visible">
        {children}
      </div>
    </Layer>
  )
}

/** Covers the whole window and can only be left by its own buttons. */
export function FullScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          data-covers-page=""
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="veil fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-page outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
