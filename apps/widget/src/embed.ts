import { type Launcher, launch } from './launcher.ts'

interface PageConfig {
  assistantId?: string
  apiUrl?: string
  /** Override the saved settings on this page. */
  settings?: object
}

interface Api {
  open(id?: string): void
  close(id?: string): void
  toggle(id?: string): void
  configure(settings: object, id?: string): void
  add(script: HTMLScriptElement | null): void
}

declare global {
  interface Window {
    Foyer?: Api
    FoyerConfig?: PageConfig
  }
}

function createApi(): Api {
  const launchers: Launcher[] = []
  // Without an id, the first widget of the page.
  const find = (id?: string): Launcher | undefined => {
    for (const launcher of launchers) if (!id || launcher.id === id) return launcher
  }
  return {
    open: (id) => find(id)?.open(true),
    close: (id) => find(id)?.close(),
    toggle: (id) => find(id)?.toggle(),
    configure: (settings, id) => find(id)?.override(settings),
    add(script) {
      const data: DOMStringMap = script?.dataset || {}
      const page = window.FoyerConfig || {}
      const id = data.assistantId || page.assistantId
      if (!id || find(id)) return
      const src = script?.src || ''
      const given = (data.apiUrl || page.apiUrl || '').replace(/\/+$/, '')
      // A script bundled with the page's own code finds its panel on the server.
      const base = new URL(given && !/embed\.js/.test(src) ? `${given}/` : '.', src || location.href).href
      launchers.push(
        launch(id, given || base.slice(0, -1), base, launchers, null, page.settings, {
          theme: data.theme,
          position: data.position,
          primaryColor: data.primaryColor,
          buttonSize: data.size,
        }),
      )
    },
  }
}

try {
  // A second copy of this script hands its tag to the first, of whichever release. An element with the id Foyer is
  // a global of that name, too, but has no add().
  if (!window.Foyer?.add) window.Foyer = createApi()
  const { currentScript } = document
  window.Foyer.add(
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : document.querySelector<HTMLScriptElement>('script[data-assistant-id],script[src*="/embed.js"]'),
  )
} catch {
  // The host page must not notice our errors.
}
