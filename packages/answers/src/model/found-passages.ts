import type { Passage } from '../types.ts'
import { blockOf, type Prompt, passagesWithin, unfenced } from './build-prompt.ts'
import { markUnconfirmed } from './unconfirmed.ts'

const mostTokens = 1_500

/**
 * Adds passages that the model looked up. They continue the numbering, count as evidence and get their own fence;
 * passages it already has keep their number.
 */
export function addFoundPassages(
  prompt: Prompt,
  passages: readonly Passage[],
): { prompt: Prompt; text: string } {
  const { fence } = prompt
  const given = new Map(prompt.passages.map(({ id }, at) => [id, at + 1]))
  const known = passages.flatMap(({ id }) => given.get(id) ?? [])
  const ofOwner = new Set(prompt.owners.map(({ id }) => id))
  const fresh = passagesWithin(
    passages.filter(({ id }) => !given.has(id) && !ofOwner.has(id)),
    mostTokens,
    ({ text }) => text,
  )
  const site = fresh.filter(({ owners }) => !owners)
  const owners = fresh.filter((passage) => passage.owners)
  const first = prompt.passages.length + 1
  const data = [
    ...site.map(
      (passage, at) => `[${first + at}] ${blockOf({ passage, text: passage.text, inSite: false })}`,
    ),
    ...(known.length > 0 ? [`Given before: ${known.map((number) => `[${number}]`).join(' ')}`] : []),
  ]
  if (fresh.length === 0 && known.length === 0) data.push('(nothing found)')
  const text = [
    ...(owners.length > 0
      ? [
          `<owner-${fence}>\n${unfenced(owners.map((each) => each.text).join('\n\n'), fence)}\n</owner-${fence}>`,
        ]
      : []),
    ...(data.length > 0 ? [`<data-${fence}>\n${unfenced(data.join('\n\n'), fence)}\n</data-${fence}>`] : []),
  ].join('\n\n')
  const numbered = prompt.passages.length
  const isFresh = new Set(site.map(({ id }) => id))
  return {
    prompt: {
      ...prompt,
      passages: [...prompt.passages, ...site],
      found: [...prompt.found, ...site],
      told: [
        ...prompt.told.slice(0, numbered),
        ...site.map((passage) => ({ ...passage, text: markUnconfirmed(passage.text, passage) })),
        ...prompt.told.slice(numbered),
        ...owners.map((each) => ({ title: '', heading: [], text: each.text, owners: true })),
      ],
      owners: [...prompt.owners, ...owners],
      further: prompt.further.filter((passage) => !('id' in passage && isFresh.has(passage.id as string))),
    },
    text,
  }
}
