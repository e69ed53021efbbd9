import { readRobots } from '@foyer/crawler/crawl/robots'
import { takeSitemap } from '@foyer/crawler/crawl/sitemap'
import { createFactFinder } from '@foyer/crawler/facts/find-facts'
import { readHere } from '@foyer/crawler/reading/read-here'
import { readPlainText } from './read-plain-text.ts'
import type { ReadingResult, ReadingTask } from './reading-task.ts'

export function doReading(task: ReadingTask): ReadingResult | Promise<ReadingResult> {
  switch (task.kind) {
    case 'page':
      return readPage(task)
    case 'file':
      return readFile(task)
    case 'robots':
      return readRobots(task.text, task.agent)
    case 'sitemap':
      return takeSitemap(task.part)
  }
}

async function readPage({ document, withFacts }: Extract<ReadingTask, { kind: 'page' }>) {
  const reading = await readHere(document)
  return withFacts ? { ...reading, facts: createFactFinder().add(reading.page) } : reading
}

/** Readers of PDF and DOCX are large; a process that meets none never loads them. */
async function readFile({ bytes, type }: Extract<ReadingTask, { kind: 'file' }>): Promise<{ text: string }> {
  if (type === 'text/plain') return { text: readPlainText(bytes) }
  const { readDocument } = await import('@foyer/crawler/read/read-document')
  const { text } = await readDocument(bytes, type, 'file:///')
  return { text }
}
