import { FetchFailure } from '@foyer/crawler/fetch/fetch-failure'
import { openSampleSite } from '../sample-site/sample-site-fetch.ts'
import type { Services } from '../services.ts'
import { type Look, namedColours, readLook, tidyColours } from './site-look.ts'

export const logoBytes = 262_144
const pageBytes = 1_048_576
const timeoutMs = 8_000

type NeededServices = Pick<Services, 'fetch' | 'sampleSite'>
type ReadAddress = (address: string, maxBytes: number) => Promise<{ url: string; bytes: Buffer } | null>

/** What of a website could not be fetched is not there; only our own faults are errors. */
async function withSite<Result>(
  { fetch, sampleSite }: NeededServices,
  websiteUrl: string,
  look: (read: ReadAddress) => Promise<Result>,
): Promise<Result> {
  // The sample site is read, as in a scan, by a fetch that reaches nothing else.
  const own = sampleSite.isOurs(websiteUrl) ? openSampleSite(websiteUrl, 'FoyerBot/1.0') : null
  const fetchFrom = own?.fetch ?? fetch
  try {
    return await look(async (address, maxBytes) => {
      try {
        const response = await fetchFrom(address, { maxBytes, timeoutMs })
        const bytes = Buffer.from(await response.bytes())
        return response.status === 200 ? { url: response.url, bytes } : null
      } catch (error) {
        if (error instanceof FetchFailure) return null
        throw error
      }
    })
  } finally {
    await own?.close()
  }
}

async function lookAt(read: ReadAddress, websiteUrl: string): Promise<Look> {
  const page = websiteUrl ? await read(websiteUrl, pageBytes) : null
  return page
    ? readLook(page.bytes.toString('utf8'), page.url)
    : { colours: [], pictures: [], stylesheet: null }
}

/** The colours that a website calls its own. */
export const readColours = (services: NeededServices, websiteUrl: string): Promise<string[]> =>
  withSite(services, websiteUrl, async (read) => {
    const { colours, stylesheet } = await lookAt(read, websiteUrl)
    const css = stylesheet && (await read(stylesheet, pageBytes))
    return tidyColours([...colours, ...(css ? namedColours(css.bytes.toString('utf8')) : [])])
  })

/** The first picture of its own that a website names and that `accept` takes. */
export const readPicture = <Accepted>(
  services: NeededServices,
  websiteUrl: string,
  accept: (bytes: Buffer) => Accepted | null,
): Promise<Accepted | null> =>
  withSite(services, websiteUrl, async (read) => {
    const { pictures } = await lookAt(read, websiteUrl)
    for (const address of pictures) {
      const found = await read(address, logoBytes)
      const accepted = found && accept(found.bytes)
      if (accepted) return accepted
    }
    return null
  })
