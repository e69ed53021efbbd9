const answers = '../../../packages/answers/src'
const calendar = '../../../packages/calendar/src'

/** Asks questions in every language to trigger lazily built patterns. Imports are dynamic so that module-level patterns are recorded. */
export async function buildLazyPatterns() {
  const { leadingDays } = await import(`${calendar}/leading-days.ts`)
  const { namesOpening } = await import(`${calendar}/opening-words.ts`)
  const { languages } = await import(`${answers}/types.ts`)
  for (const language of [...languages, 'nl']) {
    leadingDays('9:00', language)
    namesOpening('', language)
  }
  const { smallSites } = await import(`${answers}/testing/small-sites.ts`)
  const { loadSite } = await import(`${answers}/testing/site.ts`)
  for (const { name, language, text, ask, decline } of smallSites) {
    const page = { url: 'https://small.example/', title: name, language, text }
    await converse({ name, language, pages: [page] }, [ask[0][0], decline[0]])
  }
  // These sites trigger rare patterns: staff names, separated compounds, 'non-residents'.
  for (const id of ['hotel', 'swim-school']) {
    const site = loadSite(id)
    await converse(
      site,
      site.questions.map(({ q }) => q),
    )
  }
}

async function converse({ name, language, pages }, questions) {
  const { answer } = await import(`${answers}/answer.ts`)
  const { buildIndex } = await import(`${answers}/knowledge/build-index.ts`)
  const { prepareToAnswer } = await import(`${answers}/understand/prepare.ts`)
  const index = await buildIndex({ pages, facts: [] }, { language })
  await prepareToAnswer(index)
  const assistant = { name, language, multiLanguage: true, personality: 'professional', tone: 'helpful' }
  for (const [at, question] of questions.entries()) {
    const history = questions.slice(Math.max(0, at - 1), at).map((content) => ({ role: 'user', content }))
    answer({ index, assistant, question, history })
  }
}
