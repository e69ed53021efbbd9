import type { Hints, Source } from '@foyer/contract/chat'
import { call } from './call.ts'
import { h, on } from './dom.ts'
import { places } from './render.ts'

const mostStarters = 4
const mostFollowing = 2

/** Questions to press instead of writing them: the owner's before the first message, and others that are surely answered. */
export function createSuggestions(url: string, send: (question: string) => void) {
  const element = h('div', { class: 'foyer-chips' })
  let known: Hints['questions'] = []

  function offer(questions: string[]) {
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
    /** What the site can be asked, and where it is; out of reach, the chat does without. */
    async learn() {
      try {
        const hints: Partial<Hints> = await (await call(`${url}/hints`)).json()
        for (const place of hints.places || []) places.push(`${place}`)
        known = hints.questions || []
      } catch {}
    },
    /** Offers what to ask before the first message. */
    begin(own: string[] = []) {
      const questions = [...own]
      if (!own.length) for (const { question } of known) questions.push(question)
      offer(questions)
    },
    /** Offers after an answer what the same pages tell beside it, unless it was asked already. */
    follow(sources: unknown, said: string) {
      const questions: string[] = []
      // 'how do i register' asks 'How do I register?', too.
      for (const { question, url } of known)
        for (const source of (sources || []) as Source[])
          if (source.url === url && !said.toLowerCase().includes(question.toLowerCase().slice(0, -1))) {
            questions.push(question)
            break
          }
      offer(questions.slice(0, mostFollowing))
    },
  }
}
