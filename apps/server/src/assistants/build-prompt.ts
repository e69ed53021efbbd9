import type { Fact } from '@foyer/contract/scans'
import type { AssistantRow } from './assistant.ts'

export type PromptKnowledge = {
  pages: readonly { url: string; title: string; text: string }[]
  facts: readonly Fact[]
}
export type PromptAssistant = Pick<
  AssistantRow,
  'name' | 'description' | 'context' | 'websiteUrl' | 'language' | 'multiLanguage' | 'personality' | 'tone'
>

const factLimit = 120
const pageLimit = 200

/** The standing instructions of an assistant: who it speaks for, how, and what its site states. */
export function buildPromptTemplate(assistant: PromptAssistant, { pages, facts }: PromptKnowledge): string {
  const lines = [
    `You are the assistant of ${assistant.name}. Your manner is ${assistant.personality}, your answers are ${assistant.tone}.`,
    assistant.multiLanguage ? 'Answer in the visitor’s language.' : `Answer in ${assistant.language}.`,
    'Answer only from what the business states. When it does not say, tell the visitor so and offer its contact details.',
  ]
  if (assistant.description) lines.push('', assistant.description)
  if (assistant.context) lines.push('', '# From the owner', assistant.context)
  if (facts.length > 0) {
    lines.push('', '# What the website states')
    for (const { kind, label, value } of facts.slice(0, factLimit)) lines.push(`- ${kind}: ${label} ${value}`)
  }
  if (pages.length > 0) {
    lines.push('', '# Pages')
    for (const { title, url } of pages.slice(0, pageLimit)) lines.push(`- ${title || url} (${url})`)
  }
  return lines.join('\n')
}
