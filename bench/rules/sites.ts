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

/** The package's test sites plus those of a folder, one `Site` per JSON file. */
export function sitesFrom(folder: string | undefined): Site[] {
  const ours = [...siteNames, ...laterSiteNames, ...essayNames, ...hardSiteNames].map((id) => loadSite(id))
  if (folder === undefined) return ours
  const theirs = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): Site => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return [...ours, ...theirs]
}
