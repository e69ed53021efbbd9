type Attributes = Record<string, string>

/** Creates nodes one by one: text stays text, and Trusted Types have no objection. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

export function icon(shape: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', shape)
  svg.append(path)
  return svg
}

/** Swallows the handler's errors: they would surface in the host page's console and error reports. */
export function on<Type extends keyof HTMLElementEventMap>(
  target: EventTarget,
  types: Type | Type[],
  handler: (event: HTMLElementEventMap[Type]) => void,
): void {
  for (const type of typeof types === 'string' ? [types] : types)
    target.addEventListener(type, (event) => {
      try {
        handler(event as HTMLElementEventMap[Type])
      } catch {}
    })
}

export function iconButton(label: string, shape: string, press: () => void, className = 'foyer-icon') {
  const button = h(
    'button',
    { type: 'button', class: className, 'aria-label': label, title: label },
    icon(shape),
  )
  on(button, 'click', press)
  return button
}

/** Fills the gap of a text with a name, whose direction must not reorder the words around it. */
export function fillIsolated(text: string, name: string): (Node | string)[] {
  const [before = '', after = ''] = text.split('{}')
  return [before, h('bdi', {}, name), after]
}
