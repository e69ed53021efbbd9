import type { ReadPage } from '@foyer/crawler/read/read-page'
import { remembered } from '@foyer/text/remembered'
import { trimmedEnd } from '@foyer/text/trim'
import type { Fact } from '../fact.ts'

const networks: [RegExp, string][] = [
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/, 'Facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'X'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok'],
  [/(?:^|\.)pinterest\.[a-z.]{2,10}$/, 'Pinterest'],
  [/^(?:wa\.me|api\.whatsapp\.com)$/, 'WhatsApp'],
  [/(?:^|\.)(?:t\.me|telegram\.me)$/, 'Telegram'],
  [/(?:^|\.)tripadvisor\.[a-z.]{2,10}$/, 'Tripadvisor'],
  [/(?:^|\.)yelp\.[a-z.]{2,10}$/, 'Yelp'],
  [/(?:^|\.)xing\.com$/, 'Xing'],
  [/(?:^|\.)threads\.(?:net|com)$/, 'Threads'],
  [/(?:^|\.)bsky\.app$/, 'Bluesky'],
  [/(?:^|\.)vimeo\.com$/, 'Vimeo'],
]

/** Share buttons and single posts aren't profiles. */
const notProfile =
  /\/(?:sharer|share|intent|dialog|pin\/create|hashtag|status|watch|embed|plugins|p|reel|shareArticle|home|login|policies|privacy|tos|terms|events?|photos?|posts?|in)(?:[/.?]|$)|[?&](?:u|url|text)=/i

export function socialFacts(page: ReadPage): Fact[] {
  return page.links.flatMap(({ url }) => socialFact(url, page.url) ?? [])
}

export function socialFact(address: string, from: string): Fact | null {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return null
  }
  const host = url.hostname.replace(/^(?:www|m|mobile|[a-z]{2}(?:-[a-z]{2})?)\./, '')
  const network = networkOf(host)
  if (
    !network ||
    url.pathname.length < 2 ||
    notProfile.test(url.pathname + (network === 'WhatsApp' ? '' : url.search))
  )
    return null
  const query = /profile\.php/.test(url.pathname) || host === 'api.whatsapp.com' ? url.search : ''
  return {
    kind: 'social',
    label: network,
    value: `https://${url.hostname}${profilePath(url.pathname)}${query}`,
    url: from,
  }
}

const networkOf = remembered((host) => networks.find(([pattern]) => pattern.test(host))?.[1])

/** Owners paste addresses of profile pages that only they can see. */
function profilePath(path: string): string {
  return trimmedEnd(path.replace(/^(\/(?:company|school|showcase)\/[^/]+)\/.*$/, '$1'), '/')
}
