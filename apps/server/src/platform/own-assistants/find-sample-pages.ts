import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../crypto/secrets.ts'
import { sampleSitePath, sampleSiteRoot } from '../sample-site/own-address.ts'
import type { OwnBuild } from './read-own-pages.ts'

export async function findSamplePages(address: string): Promise<OwnBuild> {
  const names = (await readdir(sampleSiteRoot)).filter((name) => name.endsWith('.html')).sort()
  const files = await Promise.all(
    names.map(async (name) => ({
      path: sampleSitePath + (name === 'index.html' ? '' : name),
      html: await readFile(join(sampleSiteRoot, name), 'utf8'),
    })),
  )
  return {
    of: 'sample',
    start: address + sampleSitePath,
    address,
    files,
    build: sha256(JSON.stringify([address, files])),
  }
}
