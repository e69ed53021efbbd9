import type { Restore } from './history.ts'
import type { CreateLeads } from './leads.ts'
import type { CreateLive } from './live.ts'
import type { CreateMarks } from './marks.ts'
import type { CreateRating } from './rating.ts'
import type { CreateUploads } from './upload.ts'
import type { CreateVoice } from './voice.ts'

/** What the file of each part exports. */
interface PartExports {
  chime: { chime(): void }
  history: { restore: Restore }
  leads: { createLeads: CreateLeads }
  live: { createLive: CreateLive }
  marks: { createMarks: CreateMarks }
  rating: { createRating: CreateRating }
  upload: { createUploads: CreateUploads }
  voice: { createVoice: CreateVoice }
}

/**
 * What few visitors need is fetched by them alone. A part is fetched once; out of reach, the chat goes on without it,
 * and whoever needs it next asks again.
 */
export function createParts(base: string) {
  let attempts = 0
  return <Name extends keyof PartExports, Part>(
    name: Name,
    version: string,
    start: (exported: PartExports[Name]) => Part | Promise<Part>,
  ) => {
    let part: Promise<Part | undefined> | undefined
    async function load() {
      const path = `${base}widget/${name}.`
      try {
        return await start(
          await import(/* @vite-ignore */ `${path}${version}.js`).catch(
            // Another release is being served, or the network failed; a failed address is never tried twice.
            () => import(/* @vite-ignore */ `${path}js?${attempts++}`),
          ),
        )
      } catch {
        part = undefined
      }
    }
    return () => {
      part ||= load()
      return part
    }
  }
}
export type FetchLater = ReturnType<typeof createParts>
