import { matchesOf } from '@foyer/calendar/matches-of'
import type { Token } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { asksSomething } from '../split-question.ts'
import type { Group } from './group.ts'

/** Whether a word belongs to what a visitor tells before asking: 'My flight lands late, *can I still get in?*' */
export function storyIn(text: string, language: Language): (token: Token) => boolean {
  const clauses: { from: number; to: number; asks: boolean }[] = []
  let from = 0
  for (const match of matchesOf(/(?<![,;:.!?¿–—])[,;:.!?¿–—]+(?=\s|$)|\s[–—-]\s/gu, text)) {
    clauses.push({ from, to: match.index, asks: false })
    from = match.index + match[0].length
  }
  if (from < text.length) clauses.push({ from, to: text.length, asks: false })
  for (const clause of clauses) clause.asks = asksSomething(text.slice(clause.from, clause.to), language)
  if (clauses.length < 2 || !clauses.some((clause) => clause.asks)) return () => false
  return (token) =>
    clauses.some((clause) => !clause.asks && token.start >= clause.from && token.start < clause.to)
}

/** What is only told need not be found; yet where the question itself names nothing, the story names it. */
export function easeStory(groups: readonly Group[], story: ReadonlySet<Group>, pronoun: boolean) {
  if (story.size === 0) return
  // 'My tyre is flat, what would fixing *it* cost?'
  const named =
    !pronoun &&
    groups.some(
      (group) =>
        !story.has(group) && group.role === 'subject' && group.alternatives.length > 0 && !group.verb,
    )
  for (const group of story) {
    group.soft = true
    group.name = group.name && group.exact
    group.importance *= group.alternatives.length === 0 ? 0.3 : named ? 0.7 : 1
  }
}
