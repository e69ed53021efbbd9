export interface PageAddress {
  url: string
  /**
   * Equal for URLs of the same page: ignores scheme, `www`, trailing slash, index file, letter case and parameter
   * order.
   */
  key: string
  host: string
}

/** Addresses are ASCII, so the limit also holds in bytes, which keeps them within database index limits. */
export const longestAddress = 2_000

const trackingParameter =
  /^(utm_|mtm_|matomo_|pk_|piwik_|hsa_|_hs|mc_[ce]id|ga_|_g[al]$|fb_|oly_|vero_|sc_|wt_|itm_|ns_)|^(gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|fbclid|msclkid|yclid|ysclid|twclid|ttclid|igshid|igsh|li_fat_id|mkt_tok|trk|trkcampaign|ref|ref_|ref_src|ref_url|referrer|referer|_openstat|cmpid|epik|irclickid|cjevent|zanpid|s_kwcid|spm|ck_subscriber_id|wickedid|vgo_ee|_ke|rb_clickid|dm_i|ocid|ncid|sr_share|xtor)$/
const sessionParameter =
  /^(phpsessid|jsessionid|session_?id|sess_?id|aspsessionid\w*|cfid|cftoken|oscsid|zenid|xtcsid|_wpnonce|csrf\w*|nonce)$/
const presentationParameter =
  /^(print|printable|print_?view|printer|sort|sort_?by|sort_?order|order|order_?by|dir|direction|replytocom|unapproved|moderation-hash|share|like_comment|nocache|no_cache|_|cb|rand|random|timestamp|amp|noamp|highlight|add-to-cart|add_to_wishlist|add_to_compare|remove_item|fontsize|pagespeed)$/
const presentationValue =
  /^(view|display|format|layout|mode|output|theme|tmpl|type)=(mobile|desktop|print|printable|printer|amp|list|grid|component|raw|pdf)$/
export const indexFile = /\/(index|default|home)\.(html?|xhtml|shtml|php\d?|aspx?|jsp|cfm|cgi|pl)$/i

export const isIndexFile = (url: string) => indexFile.test(new URL(url).pathname)

/** Returns null unless the input is an http(s) URL. */
export function pageAddress(raw: string, base?: string): PageAddress | null {
  const url = URL.parse(raw.trim(), base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  if (url.username || url.password || !url.hostname) return null
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)

  const path = tidyPath(url.pathname)
  const query = tidyQuery(url.search)
  const host = url.host
  // Concatenation avoids parsing the URL again, which matters for thousands of links.
  const text = `${url.protocol}//${host}${path}${query ? `?${query}` : ''}`
  return { url: text, key: keyOfPage(host, path, query), host }
}

function tidyPath(path: string): string {
  let tidy = path
  if (tidy.includes('%')) tidy = tidyEscapes(tidy)
  if (tidy.includes('//')) tidy = tidy.replace(/\/{2,}/g, '/')
  if (tidy.includes(';')) tidy = tidy.replace(/;(jsessionid|phpsessid|sid|cfid|cftoken)=[^/;]*/gi, '')
  return tidy
}

function tidyQuery(search: string): string {
  if (search.length < 2) return ''
  return tidyEscapes(search.slice(1))
    .split('&')
    .filter((pair) => pair && !isNoise(pair))
    .join('&')
}

function isNoise(pair: string): boolean {
  const lower = pair.toLowerCase()
  const at = lower.indexOf('=')
  const name = at < 0 ? lower : lower.slice(0, at)
  if (trackingParameter.test(name) || sessionParameter.test(name) || presentationParameter.test(name))
    return true
  // Some sites use `sid` for section numbers; only long values are sessions.
  if (/^(sid|s_id|token)$/.test(name)) return /^[\da-z]{16,}$/.test(lower.slice(at + 1))
  return presentationValue.test(lower)
}

/** Decodes escaped unreserved characters and uppercases all other escapes. */
export function tidyEscapes(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (escaped) => {
    const char = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w.~-]/.test(char) ? char : escaped.toUpperCase()
  })
}

function keyOfPage(host: string, path: string, query: string): string {
  let lower = path.toLowerCase().replace(indexFile, '/')
  if (lower.endsWith('/')) lower = lower.slice(0, -1)
  const pairs = query.includes('&') ? query.split('&').sort().join('&') : query
  return `${host.replace(/^www\./, '').replace(/:(80|443)$/, '')}${lower}?${pairs}`
}
