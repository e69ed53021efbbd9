import type { InstanceAssistants } from '@foyer/contract/instance-assistants'
import { useEffect, useRef } from 'react'
import { addWidget } from '../../shared/widget.ts'
import { useTheme } from '../../ui/theme.ts'

// A document of its own, in which the widget fills the room as it fills a phone.
const emptyPage =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Sample</title></head><body></body></html>'

// The arch has its own head; there is nothing to open or to close.
const customCSS = `.foyer-header, .foyer-toggle { display: none }
  .foyer-window { inset: 0 !important; width: 100% !important; height: 100% !important; max-height: none !important;
    border: 0 !important; border-radius: 0 !important; box-shadow: none !important; animation: none !important }`

async function findSample(): Promise<string> {
  const response = await fetch('/api/house-assistant')
  const { sampleAssistantId }: InstanceAssistants = await response.json()
  if (!sampleAssistantId) throw new Error('This instance has not read the sample site yet.')
  return sampleAssistantId
}

/** Resolves with the window of the widget, once it is drawn. */
function windowOf(shadow: ShadowRoot): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const drawn = shadow.querySelector<HTMLElement>('.foyer-window:not([hidden])')
      if (!drawn) return
      watcher.disconnect()
      resolve(drawn)
    }
    const watcher = new MutationObserver(look)
    watcher.observe(shadow, { subtree: true, childList: true, attributes: true })
    look()
  })
}

/**
 * Taking the focus or showing what was added scrolls the pages around a frame too, and would take from the reader what
 * they look at. In here both stay in the frame.
 */
function keepPageStill({ HTMLElement, Element }: typeof globalThis) {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function () {
    focus.call(this, { preventScroll: true })
  }
  Element.prototype.scrollIntoView = function () {
    const list = this.closest('.foyer-list')
    if (list) list.scrollTop = list.scrollHeight
  }
}

type LiveSampleProps = {
  /** What is asked first, or nothing. */
  question: string
  shown: boolean
  onLive: () => void
  onFailed: () => void
  onLeft: () => void
}

/** The real widget, talking to the assistant of the sample site. */
export default function LiveSample({ question, shown, onLive, onFailed, onLeft }: LiveSampleProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useTheme() ?? 'light'
  const settings = { theme, customCSS, autoOpen: false, showBranding: true }

  useEffect(() => {
    frame.current?.contentWindow?.Foyer?.configure(settings)
  })

  async function begin() {
    const inside = frame.current?.contentWindow as (Window & typeof globalThis) | null
    const page = frame.current?.contentDocument
    if (!inside || !page || 'Foyer' in inside) return
    try {
      keepPageStill(inside)
      const assistantId = await findSample()
      // A widget that was closed on an earlier visit would stay closed.
      inside.sessionStorage.removeItem(`foyer:${assistantId}`)
      inside.FoyerConfig = { assistantId, settings }
      await addWidget(page, assistantId)
      // The widget keeps the focus inside, as a window does; here it is a part of the page, which Tab passes through.
      inside.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), true)
      inside.Foyer?.open()
      const shadow = page.querySelector('foyer-widget')!.shadowRoot!
      const drawn = await windowOf(shadow)
      onLive()
      // Escape closes the widget, and then the arch is as it was.
      new MutationObserver(() => drawn.hidden && onLeft()).observe(drawn, { attributeFilter: ['hidden'] })
      const input = shadow.querySelector('textarea')!
      if (question) {
        input.value = question
        input.dispatchEvent(new Event('input'))
        shadow.querySelector<HTMLElement>('.foyer-send')!.click()
      }
      // Whoever tapped a question wants to read its answer, not a keyboard over it.
      if (!question || !window.matchMedia('(pointer: coarse)').matches) input.focus()
    } catch {
      onFailed()
    }
  }

  return (
    <iframe
      ref={frame}
      title="The assistant of our sample site, live"
      srcDoc={emptyPage}
      onLoad={() => void begin()}
      className={shown ? 'block min-h-0 w-full flex-1' : 'absolute size-px opacity-0'}
    />
  )
}
