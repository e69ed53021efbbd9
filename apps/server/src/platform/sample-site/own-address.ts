import { join } from 'node:path'
import { sampleSite } from '@foyer/contract/sample-site'
import type { Config } from '../../config.ts'

export const sampleSitePath = sampleSite.path

export const sampleSiteRoot = join(import.meta.dirname, '../../../sample-site')

export type SampleSite = {
  /** True for the sample site as served by this instance. */
  isOurs(address: string): boolean
}

const everywhere = new Set(['0.0.0.0', '::'])

/** `port` is a function, because port 0 is only known once listening. */
export function createSampleSite({ publicUrl, host }: Config, port: () => number | null): SampleSite {
  function origins(): string[] {
    const own = publicUrl ? [new URL(publicUrl).origin] : []
    const listening = port()
    if (listening === null) return own
    const names = everywhere.has(host) ? ['127.0.0.1', 'localhost', '[::1]'] : [host]
    if (host === '127.0.0.1') names.push('localhost')
    return [...own, ...names.map((name) => new URL(`http://${name}:${listening}`).origin)]
  }
  return {
    isOurs(address) {
      const url = URL.parse(address)
      return (
        url !== null &&
        !url.username &&
        !url.password &&
        `${url.pathname}/`.startsWith(sampleSitePath) &&
        origins().includes(url.origin)
      )
    },
  }
}
