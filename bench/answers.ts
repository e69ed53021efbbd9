import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { answer } from '../packages/answers/src/answer.ts'
import { buildIndex } from '../packages/answers/src/knowledge/build-index.ts'
import type { KnowledgeIndex } from '../packages/answers/src/knowledge/knowledge-index.ts'
import { isRight } from '../packages/answers/src/testing/score.ts'
import { conversationBefore, loadSite, type Site, siteNames } from '../packages/answers/src/testing/site.ts'
import type { Assistant, Page } from '../packages/answers/src/types.ts'
import { prepareToAnswer } from '../packages/answers/src/understand/prepare.ts'
import { calibrate, linesOf } from './answers/calibration.ts'
import { catalogue } from './answers/catalogue.ts'
import { sitesFrom } from './rules/sites.ts'

/**
 * Measures answer time, and quality against two search libraries with default settings. Targets at the 95th percentile:
 * 15 ms for 500 pages, built in under a second, and 40 ms for 5,000. `--levels` only counts answers by confidence;
 * `--sites FOLDER` adds sites to that count.
 */
const { values: options } = parseArgs({ options: { sites: { type: 'string' }, levels: { type: 'boolean' } } })

const assistant = (name: string, language: Assistant['language'] = 'en'): Assistant => ({
  name,
  language,
  multiLanguage: true,
  personality: 'professional',
  tone: 'helpful',
})

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

interface Timing {
  pages: number
  passages: number
  buildMs: number
  /** Loading word data happens once per process. */
  wordsMs: number
  longestPauseMs: number
  p50: number
  p95: number
  right: number
}

async function time(pageCount: number): Promise<Timing> {
  const { pages, questions } = catalogue(pageCount)
  let last = performance.now()
  let longest = 0
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const started = performance.now()
  const index = await buildIndex({ pages, facts: [] }, { language: 'en' })
  const buildMs = performance.now() - started
  await prepareToAnswer(index)
  const wordsMs = performance.now() - started - buildMs
  clearInterval(beat)
  const asked = questions.slice(0, 400)
  const ask = (question: string) => answer({ index, assistant: assistant('Harrow & Pike'), question })
  for (const { question } of asked.slice(0, 60)) ask(question)
  const times: number[] = []
  let right = 0
  for (const { question, gold } of asked) {
    const from = performance.now()
    const { text } = ask(question)
    times.push(performance.now() - from)
    if (text.includes(gold)) right++
  }
  return {
    pages: pageCount,
    passages: index.passages.length,
    buildMs,
    wordsMs,
    longestPauseMs: longest,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    right: right / asked.length,
  }
}

interface Search {
  name: string
  best(question: string): string
}

/** Splits pages at headings, as one would for a search library. */
function sectionsOf(pages: readonly Page[]) {
  return pages.flatMap((page, number) =>
    page.text
      .split(/\n(?=#{1,6} )/)
      .map((text, part) => ({ id: `${number}-${part}`, title: page.title, text: text.trim() }))
      .filter((section) => section.text),
  )
}

async function peers(folder: string, pages: readonly Page[]): Promise<Search[]> {
  const load = async (name: string, entry: string) =>
    import(pathToFileURL(join(folder, 'node_modules', name, entry)).href)
  const sections = sectionsOf(pages)
  const textOf = new Map(sections.map((section) => [section.id, section.text]))
  const { default: MiniSearch } = await load('minisearch', 'dist/es/index.js')
  const mini = new MiniSearch({ fields: ['title', 'text'] })
  mini.addAll(sections)
  const orama = await load('@orama/orama', 'dist/esm/index.js')
  const database = orama.create({ schema: { id: 'string', title: 'string', text: 'string' } })
  await orama.insertMultiple(database, sections)
  return [
    { name: 'minisearch', best: (question) => textOf.get(mini.search(question)[0]?.id) ?? '' },
    {
      name: 'orama',
      best: (question) => orama.search(database, { term: question, limit: 1 }).hits[0]?.document.text ?? '',
    },
  ]
}

async function installPeers(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  await promisify(execFile)(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'minisearch@7', '@orama/orama@3'],
    { cwd: folder, timeout: 120_000 },
  )
  return folder
}

interface Quality {
  right: number
  answerable: number
  wrong: number
  asked: number
}

/** A library's answer is its best section; it can't decline. */
function judgeSite(
  site: Site,
  say: (question: Site['questions'][0]) => { text: string; answered: boolean },
): Quality {
  const quality = { right: 0, answerable: 0, wrong: 0, asked: 0 }
  for (const question of site.questions) {
    if (question.inject) continue
    quality.asked++
    if (question.gold) quality.answerable++
    const { text, answered } = say(question)
    if (question.gold && isRight(question, text)) quality.right++
    else if (answered) quality.wrong++
  }
  return quality
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

async function printLevels() {
  const levels = await calibrate(sitesFrom(options.sites), ({ name, language }) => assistant(name, language))
  for (const line of linesOf(levels)) console.log(line)
}

async function main() {
  if (options.levels) return printLevels()
  for (const count of [500, 5_000]) {
    const timing = await time(count)
    console.log(
      `${String(timing.pages).padStart(5)} pages, ${timing.passages} passages: built in ${timing.buildMs.toFixed(0)} ms, words loaded in ${timing.wordsMs.toFixed(0)} ms (longest pause ${timing.longestPauseMs.toFixed(0)} ms), answer p50 ${timing.p50.toFixed(1)} ms, p95 ${timing.p95.toFixed(1)} ms, right ${share(timing.right, 1)}`,
    )
  }
  const folder = await installPeers()
  try {
    const totals = new Map<string, Quality>()
    for (const id of siteNames) {
      const site = loadSite(id)
      const index: KnowledgeIndex = await buildIndex(
        { pages: site.pages, facts: [] },
        { language: site.language },
      )
      const ours = judgeSite(site, (question) => {
        const history = conversationBefore(site, question).map((before) => ({
          role: 'user' as const,
          content: before.q,
        }))
        return answer({
          index,
          assistant: assistant(site.name, site.language),
          question: question.q,
          history,
        })
      })
      const rows: [string, Quality][] = [['foyer', ours]]
      for (const peer of await peers(folder, site.pages)) {
        rows.push([
          peer.name,
          judgeSite(site, (question) => ({ text: peer.best(question.q), answered: true })),
        ])
      }
      for (const [name, quality] of rows) {
        const total = totals.get(name) ?? { right: 0, answerable: 0, wrong: 0, asked: 0 }
        totals.set(name, {
          right: total.right + quality.right,
          answerable: total.answerable + quality.answerable,
          wrong: total.wrong + quality.wrong,
          asked: total.asked + quality.asked,
        })
      }
    }
    for (const [name, { right, answerable, wrong, asked }] of totals) {
      console.log(
        `${name.padEnd(11)} right ${share(right, answerable)} of ${answerable} answerable questions, wrong ${share(wrong, asked)} of all ${asked}, on ${siteNames.length} sites`,
      )
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await printLevels()
}

await main()
