import type { EmbedSettings } from '@foyer/contract/embed'
import { useEffect, useRef, useState } from 'react'
import { addWidget } from '../../shared/widget.ts'
import { usePreviewScale } from './preview-scale.ts'

// A document of its own, so that the widget meets a plain page and not the dashboard.
const emptyPage =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Preview</title></head><body></body></html>'

type LivePreviewProps = {
  assistantId: string
  website: string
  settings: EmbedSettings
  /** Where the picture of the business is; empty where there is none. */
  logo: string
  offline: boolean
}

/** The widget itself, with settings that are not saved yet. */
export function LivePreview({ assistantId, website, settings, logo, offline }: LivePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = usePreviewScale()
  const [failed, setFailed] = useState(false)
  // Open from the start, whatever visitors will meet: without the focus, as a chat that opens by itself is.
  const shown = { ...settings, logo, autoOpen: true, openDelay: 0, ...(offline && { isActive: false }) }
  const latest = useRef(shown)

  useEffect(() => {
    latest.current = shown
    frame.current?.contentWindow?.Foyer?.configure(shown)
  })

  async function begin() {
    const inside = frame.current?.contentWindow
    const page = frame.current?.contentDocument
    if (!inside || !page || 'Foyer' in inside) return
    // On a website the window keeps the focus to itself; here Tab leads on to what is below the preview.
    inside.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), true)
    page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme
    try {
      // A widget that was closed in an earlier preview would stay closed in this one.
      inside.sessionStorage.removeItem(`foyer:${assistantId}`)
    } catch {
      // Where storage is refused nothing was kept.
    }
    inside.FoyerConfig = { assistantId, settings: latest.current }
    try {
      await addWidget(page, assistantId)
      frame.current?.contentWindow?.Foyer?.configure(latest.current)
    } catch {
      setFailed(true)
    }
  }

  return (
    <section
      aria-label="Live preview"
      className="overflow-hidden rounded-card border border-hairline bg-sunken"
    >
      <p className="flex items-center gap-3 border-b border-hairline bg-surface px-4 py-1.5 text-xs text-muted">
        <svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true" className="shrink-0 fill-hairline">
          <circle cx="4" cy="4" r="4" />
          <circle cx="17" cy="4" r="4" />
          <circle cx="30" cy="4" r="4" />
        </svg>
        <span className="truncate">{website || 'Your website'}</span>
        <span className="ml-auto shrink-0">The real widget, live</span>
      </p>
      {failed ? (
        <p className="p-6 text-sm text-muted">The preview could not be loaded. Your settings are fine.</p>
      ) : (
        // The room is as high on a wide screen as the dialog leaves it, so that none of the widget is below the fold.
        <div
          ref={room.ref}
          className="h-[max(20rem,calc(100dvh-22.5rem))] overflow-hidden sm:h-[40rem] lg:h-[clamp(26rem,calc(100dvh-16rem),40rem)]"
        >
          <iframe
            ref={frame}
            title="Your widget, live"
            srcDoc={emptyPage}
            onLoad={() => void begin()}
            style={room.style}
            className="block size-full origin-top-left"
          />
        </div>
      )}
    </section>
  )
}
