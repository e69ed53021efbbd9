import { h, icon, on } from './dom.ts'
import { icons } from './icons.ts'
import { texts } from './texts.ts'

/** Five stars, one row for the whole conversation; `send` tells whether the rating arrived. */
export function createRating(send: (rating: number) => Promise<boolean>, announce: (text: string) => void) {
  const label = h('span')
  const element = h('div', { class: 'foyer-rating', role: 'radiogroup', 'aria-label': texts.rate }, label)
  const stars: [HTMLElement, HTMLInputElement][] = []
  let given = 0
  let waiting = 0

  function light(rating: number) {
    for (const [index, [star, input]] of stars.entries()) {
      star.classList.toggle('foyer-lit', index < rating)
      input.checked = index + 1 === rating
    }
  }

  function show(rating: number) {
    clearTimeout(waiting)
    given = rating
    label.textContent = rating ? texts.thanks : texts.rate
    light(rating)
  }

  async function rate(rating: number) {
    if (await send(rating)) {
      show(rating)
      announce(texts.thanks)
    } else light(given)
  }

  for (let rating = 1; rating < 6; rating++) {
    const input = h('input', {
      type: 'radio',
      name: 'foyer-rating',
      class: 'foyer-hidden',
      'aria-label': `${rating}/5`,
    })
    const star = h('label', { class: 'foyer-star', title: `${rating}/5` }, input, icon(icons.star))
    on(input, 'change', () => {
      light(rating)
      clearTimeout(waiting)
      // The arrow keys pass over stars on their way to the one that is meant.
      waiting = window.setTimeout(() => rate(rating), 500)
    })
    stars.push([star, input])
    element.append(star)
  }
  show(0)
  return { element, show }
}
