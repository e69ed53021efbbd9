import { parseArgs } from 'node:util'
import { readConfig } from '../apps/server/src/config.ts'
import { openEmbedder } from '../apps/server/src/knowledge/models/embeddings/embedder.ts'
import { firsts, noRecall, type Recall, recallOn, ways } from './embeddings/recall.ts'
import { sitesFrom } from './rules/sites.ts'

/**
 * Measures recall of the first 3 and 5 passages with words, with embeddings, and with both fused as on the server. Uses
 * the configured provider and our test sites; `--sites FOLDER` adds sites and `--only ID` picks one.
 */
const { values: options } = parseArgs({ options: { sites: { type: 'string' }, only: { type: 'string' } } })

try {
  process.loadEnvFile(new URL('../.env', import.meta.url))
} catch {
  // The .env file is optional.
}
const { model } = readConfig()
const embedder = model && openEmbedder(model)
const percent = (part: number, whole: number) => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '–')

function describe(name: string, { questions, held }: Recall): string[] {
  const head = `${name}: ${questions} answerable questions`
  const shares = (way: (typeof ways)[number]) => held[way].map((each) => percent(each, questions).padStart(9))
  return [
    `${head.padEnd(52)}${firsts.map((many) => `recall@${many}`.padStart(9)).join('')}`,
    ...ways.map((way) => `  ${way.padEnd(50)}${shares(way).join('')}`),
  ]
}

if (!embedder) {
  console.log(
    'No embedding provider is configured. Set MODEL, MODEL_EMBEDDINGS, and MODEL_BASE_URL or MODEL_API_KEY in the environment or in .env, for example MODEL=compatible:llama3.2 MODEL_BASE_URL=http://127.0.0.1:11434/v1 MODEL_EMBEDDINGS=nomic-embed-text for Ollama.',
  )
} else {
  const sites = sitesFrom(options.sites).filter(({ id }) => !options.only || id === options.only)
  const all = noRecall()
  for (const site of sites) {
    const recall = await recallOn(site, embedder)
    for (const line of describe(`${site.id} (${site.language})`, recall)) console.log(line)
    all.questions += recall.questions
    for (const way of ways) all.held[way] = all.held[way].map((held, nth) => held + recall.held[way][nth]!)
  }
  for (const line of describe(`all ${sites.length} sites by ${embedder.name}`, all)) console.log(line)
}
