import type { Hints, Source } from '@foyer/contract/chat'
import { call } from './call.ts'
import { h, on } from './dom.ts'
import { places } from './render.ts'

const mostStarters = 4
const mostFollowing = 2

/** Questions to click: the owner's before the first message, later ones that the site answers. */
export function createSuggestions(url: string, send: (question: string) => void) {
  const element = h('div', { class: 'foyer-chips' })
  let known: Hints['questions'] = []
  /** Tells hints that arrive too late. */
  let offered = 0

  const fetchHints = async (query = ''): Promise<Partial<Hints>> =>
    (await call(`${url}/hints${query}`)).json()

  function offer(questions: string[]) {
    offered++
    element.replaceChildren()
    for (const question of questions) {
      const chip = h('button', { type: 'button', class: 'foyer-button', dir: 'auto' }, question)
      on(chip, 'click', () => send(question))
      if (element.childElementCount < mostStarters) element.append(chip)
    }
  }

  return {
    element,
    offer,
    /** Fetches questions that the site answers, and its addresses. */
    async load() {
      try {
        const hints = await fetchHints()
        for (const place of hints.places || []) places.push(`${place}`)
        known = hints.questions || []
      } catch {}
    },
    /** Offers questions before the first message. */
    offerStarters(own: string[] = []) {
      const questions = [...own]
      if (!own.length) for (const { question } of known) questions.push(question)
      offer(questions)
    },
    /** Offers new questions that the sources of the last answer answer, too. */
    async offerRelated(sources: unknown, session: string) {
      offer([])
      const turn = offered
      if (!known.length || !sources) return
      try {
        const { questions = [] } = await fetchHints(`?sessionId=${session}`)
        const beside = questions.filter((hint) =>
          (sources as Source[]).some((source) => source.url === hint.url),
        )
        if (turn === offered) offer(beside.slice(0, mostFollowing).map(({ question }) => question))
      } catch {}
    },
  }
}
