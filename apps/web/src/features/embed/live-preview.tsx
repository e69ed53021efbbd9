import type { EmbedSettings } from '@foyer/contract/embed'
import { useEffect, useRef, useState } from 'react'
import { addWidget } from '../../shared/widget.ts'
import { usePreviewScale } from './preview-scale.ts'

// A separate document, so that the widget runs on a plain page.
const emptyPage =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Preview</title></head><body></body></html>'

type LivePreviewProps = {
  assistantId: string
  website: string
  settings: EmbedSettings
  logo: string
  offline: boolean
}

export function LivePreview({ assistantId, website, settings, logo, offline }: LivePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = usePreviewScale()
  const [failed, setFailed] = useState(false)
  // Opened automatically, which does not move focus.
  const shown = { ...settings, logo, autoOpen: true, openDelay: 0, ...(offline && { isActive: false }) }
  const latest = useRef(shown)

  useEffect(() => {
    latest.current = shown
    frame.current?.contentWindow?.Foyer?.configure(shown)
  })

  async function start() {
    const inside = frame.current?.contentWindow
    const page = frame.current?.contentDocument
    if (!inside || !page || 'Foyer' in inside) return
    // The widget traps focus; here Tab must leave the preview.
    inside.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), true)
    page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme
    try {
      // Forgets that the widget was closed in an earlier preview.
      inside.sessionStorage.removeItem(`foyer:${assistantId}`)
    } catch {
      // Without storage nothing was kept.
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
        <span className="ml-auto shrink-0">Live preview</span>
      </p>
      {failed ? (
        <p className="p-6 text-sm text-muted">Couldn’t load the preview. Your settings aren’t affected.</p>
      ) : (
        // On wide screens the preview fits the dialog’s height, so that the whole widget is visible.
        <div
          ref={room.ref}
          className="h-[max(20rem,calc(100dvh-22.5rem))] overflow-hidden sm:h-[40rem] lg:h-[clamp(26rem,calc(100dvh-16rem),40rem)]"
        >
          <iframe
            ref={frame}
            title="Preview of your widget"
            srcDoc={emptyPage}
            onLoad={() => void start()}
            style={room.style}
            className="block size-full origin-top-left"
          />
        </div>
      )}
    </section>
  )
}
