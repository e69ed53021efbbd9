import { sha256 } from '../crypto/secrets.ts'
import { demoPage, fileOf, formPages, publicPages, readBuiltPage } from '../site/built-pages.ts'
import type { OwnBuild } from './read-own-pages.ts'

const pagesWithoutInformation = new Set([...formPages, demoPage])

/** Null where there is no build. */
export async function findOwnPages(
  address: string,
  read: (file: string, address: string) => Promise<string | null> = readBuiltPage,
): Promise<OwnBuild | null> {
  const files: OwnBuild['files'] = []
  for (const path of publicPages) {
    const html = pagesWithoutInformation.has(path) ? null : await read(fileOf(path), address)
    if (html !== null)
      files.push({ path, html: html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/g, '') })
  }
  if (files.length === 0) return null
  return {
    of: 'house',
    start: `${address}/`,
    address,
    files,
    build: sha256(JSON.stringify([address, files])),
  }
}
