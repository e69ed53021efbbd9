import type { Restore } from './history.ts'
import type { CreateLeads } from './leads.ts'
import type { CreateLive } from './live.ts'
import type { CreateMarks } from './marks.ts'
import type { CreateRating } from './rating.ts'
import type { CreateUploads } from './upload.ts'
import type { CreateVoice } from './voice.ts'

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

/** Fetches parts that few visitors need, each once. Without a part the chat works on, and the next need asks again. */
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
            // The server has another release, or the network failed. Browsers never retry a failed import's address.
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
