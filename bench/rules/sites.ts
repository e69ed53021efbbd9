import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  essayNames,
  hardSiteNames,
  laterSiteNames,
  loadSite,
  type Site,
  siteNames,
} from '../../packages/answers/src/testing/site.ts'

/** The sites that come with the package, and those of a folder: one JSON file a site, shaped as `Site`. */
export function sitesFrom(folder: string | undefined): Site[] {
  const ours = [...siteNames, ...laterSiteNames, ...essayNames, ...hardSiteNames].map((id) => loadSite(id))
  if (folder === undefined) return ours
  const theirs = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): Site => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return [...ours, ...theirs]
}
