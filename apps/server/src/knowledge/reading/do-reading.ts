import { longestPage } from '@foyer/answers/knowledge/longest-page'
import { readRobots } from '@foyer/crawler/crawl/robots'
import { takeSitemap } from '@foyer/crawler/crawl/sitemap'
import { shortenPage } from '@foyer/crawler/read/shorten-page'
import { readHere } from '@foyer/crawler/reading/read-here'
import { createFactFinder } from '@foyer/extract/find-facts'
import { pictureType } from './picture-type.ts'
import { readPlainText } from './read-plain-text.ts'
import { readSource } from './read-source.ts'
import type { ReadingResult, ReadingTask } from './reading-task.ts'
import { namedColours, readLook } from './site-look.ts'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

export function doReading(task: ReadingTask): ReadingResult | Promise<ReadingResult> {
  switch (task.kind) {
    case 'page':
      return readPage(task)
    case 'file':
      return readFile(task)
    case 'source':
      return readSource(task)
    case 'robots':
      return readRobots(task.text, task.agent)
    case 'sitemap':
      return takeSitemap(task.part)
    case 'look':
      return readLook(textOf(task.html), task.address)
    case 'colours':
      return namedColours(textOf(task.css))
    case 'picture':
      return pictureType(task.bytes)
  }
}

async function readPage({ document, withFacts }: Extract<ReadingTask, { kind: 'page' }>) {
  const reading = await readHere(document)
  // Text beyond the limit is not indexed, so it isn't stored.
  const page = shortenPage(reading.page, longestPage)
  return { ...reading, page, ...(withFacts && { findings: createFactFinder().add(page) }) }
}

/** The PDF and DOCX readers are large, so they are loaded on demand. */
async function readFile({ bytes, type }: Extract<ReadingTask, { kind: 'file' }>): Promise<{ text: string }> {
  if (type === 'text/plain') return { text: readPlainText(bytes) }
  const { readDocument } = await import('@foyer/crawler/read/read-document')
  const { text } = await readDocument(bytes, type, 'file:///')
  return { text }
}
