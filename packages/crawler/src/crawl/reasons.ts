import type { UnwantedReason } from './site-rules.ts'

export const reasons = {
  robots: 'Blocked by robots.txt',
  noindex: 'The page asks not to be indexed (noindex)',
  offSite: (url: string) => `Redirects to another site: ${url}`,
  redirects: (url: string) => `Redirects to ${url}`,
  sendsOn: (url: string) => `Sends visitors on to ${url}`,
  circle: 'Redirects in a circle',
  longAddress: 'The address is too long: more than 2,000 characters',
  tooManyHops: 'Redirects too many times',
  sameAs: (url: string) => `Same content as ${url}`,
  scattered: 'Everything on this page is also on other pages',
  login: 'Visitors must log in to see this page',
  empty: 'There is no readable text on this page',
  scriptsOnly: 'The page shows its content only with JavaScript, and no browser is installed here to run it',
  scriptsPartly:
    'Read without JavaScript, for no browser is installed here; some of its content may be missing',
  scriptsFailed: (why: string) => `The page needs JavaScript, and opening it in a browser failed: ${why}`,
  scriptsLimit: 'The page needs JavaScript, and the number of pages opened in a browser is used up',
  cutShort: 'Read as far as it came: the connection ended before the page was complete',
  tooSlow: 'Read as far as it came: the rest arrived too slowly',
  knownIsLonger: 'Kept as it was: this time the connection ended before the page was complete',
  unchanged: 'Not changed since the last scan',
  leftOut: 'You left this page out',
  notChosen: 'Not among the paths that you chose',
  type: (type: string) => `Not a page that can be read (${type || 'unknown type'})`,
  file: (extension: string) => `Not a page but a file (.${extension})`,
  pageLimit: 'Not read: the page limit of the scan was reached first',
  timeLimit: 'Not read: the time limit of the scan was reached first',
  crawlDelay: 'Not read: the site asks for longer pauses between two pages than a scan has time for',
  comeBackLater: 'Not read: the site asked us to come back much later',
  tooManyHosts: 'The site has too many subdomains to read them all',
  deep: 'Too many clicks away from the start page',
  nothing: 'No page with readable text was found on this site',
  challenge: 'The site keeps automatic visitors out (bot protection)',
} as const

export const unwantedReasons: Record<UnwantedReason, string> = {
  'left out': reasons.leftOut,
  'not chosen': reasons.notChosen,
}

export function statusReason(status: number, headers: Record<string, string>): string {
  if (headers['cf-mitigated'] === 'challenge' || headers['x-datadome'] || headers['x-sucuri-block']) {
    return reasons.challenge
  }
  if (status === 401 || status === 407) return reasons.login
  if (status === 403) return 'The site refused to show this page (403 Forbidden)'
  if (status === 404) return 'Page not found (404)'
  if (status === 410) return 'The page was removed (410)'
  if (status === 429) return 'The site asked us to slow down too often (429)'
  if (status === 503) return 'The site was not available (503)'
  if (status >= 500) return `The site had an error of its own (${status})`
  return `The site answered with status ${status}`
}
