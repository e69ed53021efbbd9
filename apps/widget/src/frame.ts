import type { Rgb } from './colour.ts'
import { fillIsolated, h, icon, on } from './dom.ts'
import type { Host } from './host.ts'
import { icons } from './icons.ts'
import { palette } from './palette.ts'
import { readSettings } from './settings.ts'
import { texts } from './texts.ts'

interface Parts {
  list: HTMLElement
  /** Buttons of the header. */
  tools: HTMLElement[]
  /** Shown above the composer. In a short window it scrolls with the messages. */
  extras: HTMLElement
  composer: HTMLElement
}

/** The window: header, messages, footer, and the owner's colors. */
export function createFrame(host: Host, { list, tools, extras, composer }: Parts) {
  const short = window.matchMedia('(max-height: 420px)')
  const avatar = h('span', { class: 'foyer-arch', 'aria-hidden': 'true' })
  const heading = h('h2', { dir: 'auto' })
  const subtitle = h('p')
  const footnote = h('div', { class: 'foyer-branding' })
  const footer = h('div', { class: 'foyer-footer' }, composer)
  const element = h(
    'div',
    {
      class: 'foyer-window',
      role: 'dialog',
      tabindex: '-1',
      lang: __LANGUAGE__,
      'aria-describedby': 'foyer-greeting',
    },
    h(
      'div',
      { class: 'foyer-header' },
      avatar,
      h('div', { class: 'foyer-name' }, heading, subtitle),
      ...tools,
    ),
    list,
    footer,
  )
  element.dir = __LANGUAGE__ === 'ar' ? 'rtl' : 'ltr'
  element.hidden = true
  let drawn = ''

  function arrange() {
    const active = (element.getRootNode() as ShadowRoot).activeElement as HTMLElement | null
    if (short.matches) list.append(extras, footnote)
    else {
      footer.prepend(extras)
      footer.append(footnote)
    }
    active?.focus?.()
  }
  on(short, 'change', arrange)
  arrange()

  /** A color that the bubble has computed. */
  const computed = (name: string): Rgb => {
    const [red, green, blue] = host.shell.style.getPropertyValue(`--foyer-${name}`).match(/\d+/g)!
    return [Number(red), Number(green), Number(blue)]
  }

  function update() {
    const { dark, face, logo, name, title, branding } = readSettings(host.settings())
    element.classList.toggle('foyer-dark', dark)
    for (const [key, value] of Object.entries(palette(computed('primary'), computed('on'), dark)))
      element.style.setProperty(`--foyer-${key}`, value)
    heading.textContent = title
    subtitle.replaceChildren(texts.role, ...(name ? [' · ', h('bdi', {}, name)] : []))
    element.setAttribute('aria-label', title)
    list.setAttribute('aria-label', title)
    const wanted = logo || face
    if (wanted !== drawn) {
      drawn = wanted
      avatar.replaceChildren(icon(icons[face]))
      if (logo) {
        const image = h('img', { src: host.api + logo, alt: '' })
        // Until it loads, or where the page forbids pictures from elsewhere, the icon stays.
        image.onload = () => {
          if (wanted === drawn) avatar.replaceChildren(image)
        }
      }
    }
    const credit = fillIsolated(texts.poweredBy, branding)
    footnote.replaceChildren(
      // Our own name links to us; an owner's text links nowhere.
      ...(branding === 'Foyer'
        ? [h('a', { href: host.base, target: '_blank', rel: 'noopener' }, ...credit)]
        : credit),
    )
    footnote.hidden = !branding
  }

  return { element, update }
}
