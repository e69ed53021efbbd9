import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'

type Frame = { file: string; at: number }
type Mark<Scene> = { scene: Scene; at: number }

/** Longer pauses are cut to this many seconds. */
const longestStill = 1.4

/** Records a frame whenever a page changes, in one or more tabs. */
export async function startFilm<Scene extends string>() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-film-'))
  const frames: Frame[] = []
  const marks: Mark<Scene>[] = []
  const waits: { from: number; to: number; seconds: number }[] = []
  const saving: Promise<unknown>[] = []
  let session: CDPSession | undefined
  await mkdir(folder, { recursive: true })

  async function follow(page: Page) {
    await session?.send('Page.stopScreencast').catch(() => undefined)
    const current = await page.context().newCDPSession(page)
    session = current
    current.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      void current.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
      const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`)
      frames.push({ file, at: metadata.timestamp ?? Date.now() / 1_000 })
      saving.push(writeFile(file, Buffer.from(data, 'base64')))
    })
    await current.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 2 })
  }

  async function cut() {
    await session?.send('Page.stopScreencast').catch(() => undefined)
    await Promise.all(saving)
    const shots = frames.map(({ file, at }, index) => {
      const next = frames[index + 1]?.at ?? at + 2
      return { file, at, seconds: Math.min(longestStill, Math.max(0, next - at)) }
    })
    for (const { from, to, seconds } of waits) {
      const within = shots.filter(({ at }) => at >= from && at < to)
      const taken = within.reduce((sum, shot) => sum + shot.seconds, 0)
      for (const shot of within) shot.seconds *= Math.min(1, seconds / taken)
    }
    const scenes: { scene: Scene; from: number }[] = []
    const waiting = [...marks]
    let time = 0
    for (const { at, seconds } of shots) {
      while (waiting[0] && waiting[0].at <= at) scenes.push({ scene: waiting.shift()!.scene, from: time })
      time += seconds
    }
    const list = join(folder, 'frames.txt')
    await writeFile(
      list,
      shots.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}`).join('\n'),
    )
    return { list, scenes, seconds: time }
  }

  return {
    follow,
    /** Shortens the wait to at most `seconds` in the film. */
    async hurry<T>(seconds: number, work: Promise<T>): Promise<T> {
      const from = Date.now() / 1_000
      const done = await work
      waits.push({ from, to: Date.now() / 1_000, seconds })
      return done
    },
    mark: (scene: Scene) => marks.push({ scene, at: Date.now() / 1_000 }),
    cut,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const stamp = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 23)

export function writeCaptions<Scene extends string>(
  scenes: { scene: Scene; from: number }[],
  seconds: number,
  words: Record<Scene, string>,
) {
  const cues = scenes.map(
    ({ scene, from }, index) =>
      `${stamp(from)} --> ${stamp(scenes[index + 1]?.from ?? seconds)}\n${words[scene]}`,
  )
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
