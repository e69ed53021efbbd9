import { FetchFailure } from '@foyer/crawler/fetch/fetch-failure'
import { type Look, tidyColours } from '../../knowledge/reading/site-look.ts'
import { openSampleSite } from '../../platform/sample-site/sample-site-fetch.ts'
import type { Services } from '../../services.ts'

export const logoBytes = 262_144
const pageBytes = 1_048_576
const timeoutMs = 8_000

type NeededServices = Pick<Services, 'fetch' | 'sampleSite' | 'reading'>
type Website = { websiteUrl: string; accountId: string }
type ReadAddress = (address: string, maxBytes: number) => Promise<{ url: string; bytes: Buffer } | null>

/** A failed fetch counts as missing. Other errors are thrown. */
async function withSite<Result>(
  { fetch, sampleSite }: Pick<NeededServices, 'fetch' | 'sampleSite'>,
  websiteUrl: string,
  look: (read: ReadAddress) => Promise<Result>,
): Promise<Result> {
  // As in a scan, the sample site is read by a fetch that reaches nothing else.
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

const lookAt = async (
  read: ReadAddress,
  { reading }: NeededServices,
  { websiteUrl, accountId }: Website,
): Promise<Look | null> => {
  const page = websiteUrl ? await read(websiteUrl, pageBytes) : null
  return page && reading.readLook(page.bytes, page.url, accountId)
}

export const readColours = (services: NeededServices, website: Website): Promise<string[]> =>
  withSite(services, website.websiteUrl, async (read) => {
    const look = await lookAt(read, services, website)
    const css = look?.stylesheet && (await read(look.stylesheet, pageBytes))
    const named = css ? await services.reading.readColours(css.bytes, website.accountId) : []
    return tidyColours([...(look?.colours ?? []), ...named])
  })

export const readPicture = <Accepted>(
  services: NeededServices,
  website: Website,
  accept: (bytes: Buffer) => Promise<Accepted | null>,
): Promise<Accepted | null> =>
  withSite(services, website.websiteUrl, async (read) => {
    const look = await lookAt(read, services, website)
    for (const address of look?.pictures ?? []) {
      const found = await read(address, logoBytes)
      const accepted = found && (await accept(found.bytes))
      if (accepted) return accepted
    }
    return null
  })
