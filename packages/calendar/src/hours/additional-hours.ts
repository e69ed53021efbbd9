const alsoWords =
  '(?:also|additionally|auch|zusätzlich|außerdem|ausserdem|aussi|également|en plus|anche|inoltre|también|además|também|ook|daarnaast|bovendien)'
const andWords = '(?:and|und|et|y|e|ed|en|sowie|plus)'
const alsoAtStart = new RegExp(String.raw`^[\s,:(]{0,3}${alsoWords}[\s,:]{1,2}`, 'iu')
const alsoAtEnd = new RegExp(
  String.raw`[\s,;(]{1,3}(?:${andWords}\s)?${alsoWords}(?:\s(?:open|on|am|an|from|von|de|le|les|il|la|dalle|el|los|op|aos?|nos?)){0,2}\s?$`,
  'iu',
)

/** Null when its hours replace the earlier ones. */
export function textAfterAlso(text: string): string | null {
  const found = alsoAtStart.exec(text)
  return found ? ` ${text.slice(found[0].length)}` : null
}

/** ', and also on' at the end; null without it. */
export function textBeforeAlso(text: string): string | null {
  const at = text.search(alsoAtEnd)
  return at < 0 ? null : text.slice(0, at)
}
