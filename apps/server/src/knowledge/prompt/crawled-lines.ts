import { ownersHeading, statedHeading } from '@foyer/answers/model/build-prompt-template'
import { linesOf } from '@foyer/text/lines-of'
import type { MayBeTold } from '../facts/redaction.ts'

type PromptedAssistant = {
  context: string
  promptTemplate: string
  promptEdited: boolean
  promptCrawled: string | null
}

const trimmedLines = (text: string) => new Set(linesOf(text).map((line) => line.trim()))

/** The lines of a new prompt that come from the website: all but the owner's facts and context. */
export function crawledPart(promptTemplate: string, context: string): string {
  const owners = trimmedLines(`${ownersHeading}\n${context}`)
  return withoutStated(
    linesOf(promptTemplate).filter((line) => line.trim() && !owners.has(line.trim())),
  ).join('\n')
}

/** Removes the owner's facts. Only the first such heading counts, because a page may contain the same one. */
function withoutStated(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.startsWith('## '))
  if (lines[start]?.trim() !== statedHeading) return lines
  const end = lines.findIndex((line, at) => at > start && line.startsWith('#'))
  return [...lines.slice(0, start), ...(end < 0 ? [] : lines.slice(end))]
}

/**
 * The site's lines of an edited prompt, from when it was built. Null for prompts edited before these were stored: then
 * every line counts as the owner's.
 */
export const crawledBefore = ({ promptCrawled, promptEdited, promptTemplate, context }: PromptedAssistant) =>
  promptCrawled ?? (promptEdited ? null : crawledPart(promptTemplate, context))

export function knowsCrawled(assistant: PromptedAssistant): (line: string) => boolean {
  // Older stored lines include the owner's facts.
  const crawled = withoutStated(linesOf(crawledBefore(assistant) ?? ''))
  const lines = new Set(crawled.map((line) => line.trim()))
  return (line) => lines.has(line)
}

/** Redacts an edited prompt: withdrawn facts in the website's lines, corrections in the owner's. */
export function retellPrompt(assistant: PromptedAssistant, { ofSite, ofOwner }: MayBeTold) {
  const crawled = crawledBefore(assistant)
  const isCrawled = crawled === null ? () => true : knowsCrawled(assistant)
  return {
    promptTemplate: eachLine(assistant.promptTemplate, (line) =>
      isCrawled(line.trim()) ? ofSite(line) : ofOwner(line),
    ),
    promptCrawled: crawled === null ? null : eachLine(crawled, ofSite),
  }
}

/** Lines left empty are dropped. */
const eachLine = (text: string, told: (line: string) => string) =>
  linesOf(text)
    .flatMap((line) => {
      const said = told(line)
      return said === line ? line : said.trim() ? said.trimEnd() : []
    })
    .join('\n')
