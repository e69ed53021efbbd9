export interface Target {
  button?: string
  link?: string
  tab?: string
  field?: string
  radio?: string
  text?: string
  css?: string
  /** Limits the search to one of these; `preview` is the widget in the settings. */
  in?: 'widget' | 'preview' | 'dialog'
}

export interface Found {
  text: string
  value: string
  height: number
  /** The point to press, or null while it is covered, disabled or out of view. */
  at: { x: number; y: number } | null
}

/** Runs in the page, so it is self-contained and avoids array methods, which hostile pages break. */
export function locate(target: Target): Found[] {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview of your widget"]')
  const dialogs = document.querySelectorAll('[role=dialog],[role=alertdialog]')
  const rootOf = {
    widget: () => document.querySelector('foyer-widget')?.shadowRoot,
    preview: () => frame?.contentDocument?.querySelector('foyer-widget')?.shadowRoot,
    dialog: () => dialogs[dialogs.length - 1],
  }
  const root: ParentNode | null | undefined = target.in ? rootOf[target.in]() : document
  if (!root) return []

  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement
    const by = element.getAttribute('aria-labelledby')
    const labelled = by && (element.getRootNode() as Document).getElementById(by)
    if (labelled) return clean(labelled.textContent)
    return clean(element.getAttribute('aria-label') || labels?.[0]?.textContent || element.textContent)
  }
  const kinds: [string | undefined, string][] = [
    [target.button, 'button,[role=button],summary'],
    [target.link, 'a[href]'],
    [target.tab, '[role=tab]'],
    [target.field, 'input:not([type=radio]):not([type=checkbox]),textarea,select'],
    [target.radio, '[type=radio]'],
  ]
  let selector = target.css ?? '*'
  let wanted = ''
  for (const [name, kind] of kinds)
    if (name !== undefined) {
      selector = kind
      wanted = name
    }

  const found: Found[] = []
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const box = element.getBoundingClientRect()
    if (!box.width || !box.height || getComputedStyle(element).visibility === 'hidden') continue
    if (wanted && !nameOf(element).startsWith(wanted)) continue
    if (target.text !== undefined) {
      // Only the innermost element with the text counts.
      if (!clean(element.textContent).includes(target.text)) continue
      let inner = false
      for (const child of element.children) inner ||= clean(child.textContent).includes(target.text)
      if (inner) continue
    }
    found.push({
      text: clean(element.textContent),
      value: (element as HTMLInputElement).value ?? '',
      height: box.height,
      at: element.matches(':disabled, [aria-disabled=true]') ? null : spotOf(element),
    })
  }
  return found

  function spotOf(element: HTMLElement) {
    const view = element.ownerDocument.defaultView!
    let box = element.getBoundingClientRect()
    if (box.top < 0 || box.bottom > view.innerHeight) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      box = element.getBoundingClientRect()
    }
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const hit = (element.getRootNode() as Document).elementFromPoint(x, y)
    if (!hit || !(element.contains(hit) || hit.contains(element))) return null
    if (target.in !== 'preview') return { x, y }
    const outer = frame!.getBoundingClientRect()
    const scale = outer.width / frame!.offsetWidth
    return { x: outer.x + x * scale, y: outer.y + y * scale }
  }
}
