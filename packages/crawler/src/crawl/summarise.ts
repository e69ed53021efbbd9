import type { DoneEvent } from './crawl-event.ts'
import type { CrawlState } from './crawl-state.ts'
import type { Outcomes } from './outcomes.ts'
import { reasons } from './reasons.ts'

const maxLeftoversTold = 200

export function summarise(
  { frontier, discovery, hosts, verdicts, commonAnswers, count }: CrawlState,
  outcomes: Outcomes,
  stopped: DoneEvent['stopped'] | null,
  mayFetchMore: () => boolean,
): DoneEvent {
  if (stopped !== 'aborted') verdicts.settleAll()
  const kept = count.keptBefore + verdicts.kept
  const left = frontier.rest().filter(({ role }) => role !== 'sitemap')
  const why = stopped ?? (left.length && !mayFetchMore() ? 'page limit' : 'finished')
  if (why !== 'aborted') {
    const reason = {
      'page limit': () => reasons.pageLimit,
      'time limit': () => reasons.timeLimit,
      finished: (url: string) =>
        hosts.of(url)?.rules.crawlDelayMs ? reasons.crawlDelay : reasons.comeBackLater,
    }
    for (const { url } of left.slice(0, maxLeftoversTold)) verdicts.drop(url, {}, reason[why](url))
    for (const url of discovery.tooDeep()) verdicts.drop(url, {}, reasons.deep)
  }
  const problem = kept ? null : (outcomes.problem() ?? (why === 'finished' ? reasons.nothing : null))
  return {
    type: 'done',
    found: discovery.found,
    fetched: count.fetched,
    kept,
    left: left.length + frontier.letGo,
    stopped: why,
    problem,
    plainStart: kept ? outcomes.plainStart() : null,
    site: discovery.site,
    alike: [...commonAnswers.find()],
  }
}
