const also =
  '(?:also|additionally|auch|zusätzlich|außerdem|ausserdem|aussi|également|en plus|anche|inoltre|también|además|também|ook|daarnaast|bovendien)'
const and = '(?:and|und|et|y|e|ed|en|sowie|plus)'
const alsoFirst = new RegExp(String.raw`^[\s,:(]{0,3}${also}[\s,:]{1,2}`, 'iu')
const alsoLast = new RegExp(
  String.raw`[\s,;(]{1,3}(?:${and}\s)?${also}(?:\s(?:open|on|am|an|from|von|de|le|les|il|la|dalle|el|los|op|aos?|nos?)){0,2}\s?$`,
  'iu',
)

/** What is said of days behind 'also', which comes beside what was said of them; null where it is said instead. */
export function saidAlso(text: string): string | null {
  const found = alsoFirst.exec(text)
  return found ? ` ${text.slice(found[0].length)}` : null
}

/** What stands before ', and also on' at the end of a text; null where it does not end so. */
export function saidBesides(text: string): string | null {
  const at = text.search(alsoLast)
  return at < 0 ? null : text.slice(0, at)
}
