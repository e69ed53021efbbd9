import { h, iconButton } from './dom.ts'
import { icons } from './icons.ts'
import { texts } from './texts.ts'

/** Five stars, one row for the whole conversation; `send` tells whether the rating arrived. */
export function createRating(send: (rating: number) => Promise<boolean>, announce: (text: string) => void) {
  const element = h('div', { class: 'foyer-rating', role: 'group', 'aria-label': texts.rate })
  const stars: HTMLElement[] = []
  let current = 0

  function show(rating: number) {
    current = rating
    for (const [index, star] of stars.entries()) {
      star.setAttribute('aria-pressed', String(index + 1 === rating))
      star.classList.toggle('foyer-lit', index < rating)
    }
  }

  async function rate(rating: number) {
    const before = current
    show(rating)
    if (await send(rating)) announce(texts.thanks)
    else show(before)
  }

  for (let rating = 1; rating < 6; rating++) {
    const star = iconButton(`${texts.rate}: ${rating}/5`, icons.star, () => rate(rating), 'foyer-star')
    stars.push(star)
    element.append(star)
  }
  show(0)
  return { element, show }
}
