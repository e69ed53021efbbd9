import { parseArgs } from 'node:util'
import { readConfig } from '../apps/server/src/config.ts'
import { openEmbedder } from '../apps/server/src/knowledge/models/embeddings/embedder.ts'
import { firsts, noRecall, type Recall, recallOn, ways } from './embeddings/recall.ts'
import { sitesFrom } from './rules/sites.ts'

/**
 * What the embeddings of the environment's provider bring: how often the first 3 and 5 passages for a question hold its
 * answer, by words alone, by embeddings alone, and as the server joins both. On the sites and questions of `answers`;
 * `--sites FOLDER` adds sites, `--only ID` measures one of them.
 */
const { values: options } = parseArgs({ options: { sites: { type: 'string' }, only: { type: 'string' } } })

try {
  process.loadEnvFile(new URL('../.env', import.meta.url))
} catch {
  // Settings may come from the environment alone.
}
const { model } = readConfig()
const embedder = model && openEmbedder(model)
const percent = (part: number, whole: number) => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '–')

function told(name: string, { questions, held }: Recall): string[] {
  const head = `${name}: ${questions} answerable questions`
  const shares = (way: (typeof ways)[number]) => held[way].map((each) => percent(each, questions).padStart(9))
  return [
    `${head.padEnd(52)}${firsts.map((many) => `recall@${many}`.padStart(9)).join('')}`,
    ...ways.map((way) => `  ${way.padEnd(50)}${shares(way).join('')}`),
  ]
}

if (!embedder) {
  console.log(
    'No provider of embeddings is configured, so there is nothing to measure. Set MODEL_EMBEDDINGS to the name of an embedding model beside MODEL, and MODEL_BASE_URL or MODEL_API_KEY as for answering, in the environment or in .env: MODEL=compatible:llama3.2 MODEL_BASE_URL=http://127.0.0.1:11434/v1 MODEL_EMBEDDINGS=nomic-embed-text asks Ollama.',
  )
} else {
  const sites = sitesFrom(options.sites).filter(({ id }) => !options.only || id === options.only)
  const all = noRecall()
  for (const site of sites) {
    const recall = await recallOn(site, embedder)
    for (const line of told(`${site.id} (${site.language})`, recall)) console.log(line)
    all.questions += recall.questions
    for (const way of ways) all.held[way] = all.held[way].map((held, nth) => held + recall.held[way][nth]!)
  }
  for (const line of told(`all ${sites.length} sites by ${embedder.name}`, all)) console.log(line)
}
