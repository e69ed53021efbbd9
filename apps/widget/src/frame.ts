import type { Rgb } from './colour.ts'
import { h, icon } from './dom.ts'
import type { Host } from './host.ts'
import { icons } from './icons.ts'
import { palette } from './palette.ts'
import { readSettings } from './settings.ts'
import { fill, texts } from './texts.ts'

/** The window and who it belongs to: face, title, colours and the line beneath. */
export function createFrame(host: Host, list: HTMLElement, tools: HTMLElement[], footer: HTMLElement[]) {
  const avatar = h('span', { class: 'foyer-arch', 'aria-hidden': 'true' })
  const heading = h('h2', { dir: 'auto' })
  const subtitle = h('p', { dir: 'auto' })
  const footnote = h('div', { class: 'foyer-branding' })
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
    h('div', { class: 'foyer-footer' }, ...footer, footnote),
  )
  element.dir = __LANGUAGE__ === 'ar' ? 'rtl' : 'ltr'
  element.hidden = true
  let drawn = ''

  /** A colour that the bubble has settled on. */
  const settled = (name: string): Rgb => {
    const [red, green, blue] = host.shell.style.getPropertyValue(`--foyer-${name}`).match(/\d+/g)!
    return [Number(red), Number(green), Number(blue)]
  }

  function update() {
    const { dark, face, logo, name, title, branding } = readSettings(host.settings())
    element.classList.toggle('foyer-dark', dark)
    for (const [key, value] of Object.entries(palette(settled('primary'), settled('on'), dark)))
      element.style.setProperty(`--foyer-${key}`, value)
    heading.textContent = title
    subtitle.textContent = texts.role + (name && ` · ${name}`)
    element.setAttribute('aria-label', title)
    list.setAttribute('aria-label', title)
    const wanted = logo || face
    if (wanted !== drawn) {
      drawn = wanted
      avatar.replaceChildren(icon(icons[face]))
      if (logo) {
        const image = h('img', { src: host.api + logo, alt: '' })
        // A page may forbid pictures from elsewhere: then the drawn face stays.
        image.onload = () => {
          if (wanted === drawn) avatar.replaceChildren(image)
        }
      }
    }
    const credit = fill(texts.poweredBy, branding)
    footnote.replaceChildren(
      // The product's own name leads to it; an owner's text leads nowhere.
      branding === 'Foyer' ? h('a', { href: host.base, target: '_blank', rel: 'noopener' }, credit) : credit,
    )
    footnote.hidden = !branding
  }

  return { element, update }
}
