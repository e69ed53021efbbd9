import { ownersHeading, statedHeading } from '@foyer/answers/model/build-prompt-template'
import { linesOf } from '@foyer/text/lines-of'
import type { Redaction } from '../facts/redaction.ts'

type PromptedAssistant = {
  context: string
  promptTemplate: string
  promptEdited: boolean
  promptCrawled: string | null
}

const trimmedLines = (text: string) => new Set(linesOf(text).map((line) => line.trim()))

export function crawledPart(promptTemplate: string, context: string): string {
  const owners = trimmedLines(`${ownersHeading}\n${context}`)
  return withoutStated(
    linesOf(promptTemplate).filter((line) => line.trim() && !owners.has(line.trim())),
  ).join('\n')
}

/** A page may contain the same heading further down. */
function withoutStated(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.startsWith('## '))
  if (lines[start]?.trim() !== statedHeading) return lines
  const end = lines.findIndex((line, at) => at > start && line.startsWith('#'))
  return [...lines.slice(0, start), ...(end < 0 ? [] : lines.slice(end))]
}

/** Null for prompts edited before the site's lines were stored. */
export const crawledBefore = ({ promptCrawled, promptEdited, promptTemplate, context }: PromptedAssistant) =>
  promptCrawled ?? (promptEdited ? null : crawledPart(promptTemplate, context))

export function crawledLineTest(assistant: PromptedAssistant): (line: string) => boolean {
  // Older stored lines include the owner's facts.
  const crawled = withoutStated(linesOf(crawledBefore(assistant) ?? ''))
  const lines = new Set(crawled.map((line) => line.trim()))
  return (line) => lines.has(line)
}

export function redactPrompt(assistant: PromptedAssistant, { ofSite, ofOwner }: Redaction) {
  const crawled = crawledBefore(assistant)
  const isCrawled = crawled === null ? () => true : crawledLineTest(assistant)
  return {
    promptTemplate: mapLines(assistant.promptTemplate, (line) =>
      isCrawled(line.trim()) ? ofSite(line) : ofOwner(line),
    ),
    promptCrawled: crawled === null ? null : mapLines(crawled, ofSite),
  }
}

/** Lines left empty are dropped. */
const mapLines = (text: string, told: (line: string) => string) =>
  linesOf(text)
    .flatMap((line) => {
      const said = told(line)
      return said === line ? line : said.trim() ? said.trimEnd() : []
    })
    .join('\n')
