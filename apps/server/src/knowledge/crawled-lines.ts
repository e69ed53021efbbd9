import { linesOf } from '@foyer/answers/guard/lines-of'
import { ownersHeading } from '@foyer/answers/model/build-prompt-template'

type Prompted = {
  context: string
  promptTemplate: string
  promptEdited: boolean
  promptCrawled: string | null
}

const trimmedLines = (text: string) => new Set(linesOf(text).map((line) => line.trim()))

/** What a prompt that was just built says from the website: everything but the owner's context. */
export function crawledPart(promptTemplate: string, context: string): string {
  const owners = trimmedLines(`${ownersHeading}\n${context}`)
  return linesOf(promptTemplate)
    .filter((line) => line.trim() && !owners.has(line.trim()))
    .join('\n')
}

/**
 * What an edited prompt was built from remains known, so that the website's lines in it are told from the owner's.
 * Null where an owner edited it before that was kept: then every line counts as the owner's.
 */
export const crawledBefore = ({ promptCrawled, promptEdited, promptTemplate, context }: Prompted) =>
  promptCrawled ?? (promptEdited ? null : crawledPart(promptTemplate, context))

/** Whether a line of an assistant's prompt came from its website. */
export function knowsCrawled(assistant: Prompted): (line: string) => boolean {
  const lines = trimmedLines(crawledBefore(assistant) ?? '')
  return (line) => lines.has(line)
}
