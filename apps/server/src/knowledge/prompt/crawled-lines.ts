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

/** What a prompt that was just built says from the website: everything but the owner's facts and context. */
export function crawledPart(promptTemplate: string, context: string): string {
  const owners = trimmedLines(`${ownersHeading}\n${context}`)
  return withoutStated(
    linesOf(promptTemplate).filter((line) => line.trim() && !owners.has(line.trim())),
  ).join('\n')
}

/** Without the facts that the owner stated. They come first: further down a page may have put the same heading. */
function withoutStated(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.startsWith('## '))
  if (lines[start]?.trim() !== statedHeading) return lines
  const end = lines.findIndex((line, at) => at > start && line.startsWith('#'))
  return [...lines.slice(0, start), ...(end < 0 ? [] : lines.slice(end))]
}

/**
 * What an edited prompt was built from remains known, so that the website's lines in it are told from the owner's.
 * Null where an owner edited it before that was kept: then every line counts as the owner's.
 */
export const crawledBefore = ({ promptCrawled, promptEdited, promptTemplate, context }: PromptedAssistant) =>
  promptCrawled ?? (promptEdited ? null : crawledPart(promptTemplate, context))

/** Whether a line of an assistant's prompt came from its website. */
export function knowsCrawled(assistant: PromptedAssistant): (line: string) => boolean {
  // Those that were kept before facts of the owner's counted as such have them among the website's lines.
  const crawled = withoutStated(linesOf(crawledBefore(assistant) ?? ''))
  const lines = new Set(crawled.map((line) => line.trim()))
  return (line) => lines.has(line)
}

/** An edited prompt without what may be told no more: of the website's lines all of it, of the owner's what was corrected. */
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

/** A line of which nothing is left goes. */
const eachLine = (text: string, told: (line: string) => string) =>
  linesOf(text)
    .flatMap((line) => {
      const said = told(line)
      return said === line ? line : said.trim() ? said.trimEnd() : []
    })
    .join('\n')
