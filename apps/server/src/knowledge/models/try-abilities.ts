import { randomInt } from 'node:crypto'
import type { LongPrompt } from '@foyer/contract/models'
import { estimateTokens } from '@foyer/text/tokens'
import type { Model, ModelRequest, ModelUsage } from './open-model.ts'
import { ModelTrouble } from './trouble.ts'

type Tried<Result> = { result: Result; used: ModelUsage | null }

const newCode = () => `kestrel-${randomInt(1_000, 10_000)}`

async function readReply(model: Model, request: ModelRequest) {
  const stream = model.stream(request, new AbortController().signal)
  let said = ''
  let next = await stream.next()
  for (; !next.done; next = await stream.next()) said += next.value
  return { said, used: next.value }
}

const usedBy = (error: unknown): ModelUsage | null => {
  if (error instanceof ModelTrouble) return error.tokens
  throw error
}

export async function trySearch(model: Model): Promise<Tried<boolean>> {
  const code = newCode()
  try {
    const { said, used } = await readReply(model, {
      instructions:
        'Somebody is trying out whether you can look something up. Call search_website with the query: code word. Then reply with the code word that it finds, and nothing else.',
      turns: [{ role: 'user', content: 'Which code word does the website tell?' }],
      pictures: [],
      search: { find: async () => `The code word is ${code}.`, found: () => {} },
    })
    return { result: said.includes(code), used }
  } catch (error) {
    return { result: false, used: usedBy(error) }
  }
}

const fillingLine = 'The boat sails from the quay at noon and is back before the sun goes down.\n'
/** Some servers keep the first words of what they truncate. */
const linesBefore = 6

export async function tryLongPrompt(model: Model): Promise<Tried<LongPrompt>> {
  const code = newCode()
  const ask = 'Reply with the code word that you were given, and nothing else.'
  const lines = Math.floor((model.settings.inputTokens * 0.95) / estimateTokens(fillingLine))
  const instructions = [
    fillingLine.repeat(linesBefore),
    `The code word is ${code}.\n`,
    fillingLine.repeat(Math.max(0, lines - linesBefore)),
    ask,
  ].join('')
  try {
    const turns = [{ role: 'user' as const, content: ask }]
    const { said, used } = await readReply(model, { instructions, turns, pictures: [] })
    return { result: said.includes(code) ? 'known' : 'cut', used }
  } catch (error) {
    const used = usedBy(error)
    const { reason } = error as ModelTrouble
    return { result: reason === 'slow' ? 'slow' : reason === 'empty' ? 'cut' : 'refused', used }
  }
}
