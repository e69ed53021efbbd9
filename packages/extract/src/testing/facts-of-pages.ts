import type { ReadPage } from '@foyer/crawler/read/read-page'
import type { FactKind } from '@foyer/text/fact-kinds'
import type { Fact } from '../fact.ts'
import { createFactFinder } from '../find-facts.ts'

/** The facts of a whole site. */
export function findFacts(pages: Iterable<ReadPage>): Fact[] {
  const finder = createFactFinder()
  for (const page of pages) finder.add(page)
  return finder.facts()
}

/** Surest first. */
export const pageFacts = (page: ReadPage): Fact[] => findFacts([page])

/** The facts of a kind, each as its label and its value. */
export const said = (facts: Fact[], kind: FactKind) =>
  facts.filter((fact) => fact.kind === kind).map(({ label, value }) => [label, value])
