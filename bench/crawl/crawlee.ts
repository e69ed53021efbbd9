import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { readHtml } from '../../packages/crawler/src/read/read-html.ts'

// Crawlee is loaded from a temporary folder so that it never becomes a dependency.
const [url, concurrency, folder] = process.argv.slice(2)

interface Context {
  request: { loadedUrl: string }
  body: string | Buffer
  enqueueLinks(): Promise<unknown>
}
interface Crawlee {
  CheerioCrawler: new (options: object, configuration: object) => { run(urls: string[]): Promise<unknown> }
  Configuration: new (options: object) => object
  log: { setLevel(level: number): void; LEVELS: { ERROR: number } }
}
const entry = createRequire(pathToFileURL(`${folder}/`)).resolve('@crawlee/cheerio')
const { CheerioCrawler, Configuration, log } = createRequire(entry)(entry) as Crawlee
log.setLevel(log.LEVELS.ERROR)

let kept = 0
let characters = 0
const fixed = Number(concurrency)
const crawler = new CheerioCrawler(
  {
    minConcurrency: fixed,
    maxConcurrency: fixed,
    autoscaledPoolOptions: { desiredConcurrency: fixed },
    async requestHandler({ request, body, enqueueLinks }: Context) {
      kept++
      characters += readHtml(String(body), request.loadedUrl).text.length
      await enqueueLinks()
    },
  },
  new Configuration({ persistStorage: false }),
)
const started = performance.now()
await crawler.run([url!])
process.send?.({ pages: kept, characters, ms: performance.now() - started })
process.disconnect?.()
