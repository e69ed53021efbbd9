const whole = /\b(?:select|insert into|delete from|merge into|truncate)\b|\bupdate \S+ (?:\S+ ){0,2}set\b/
const part =
  /^(?:from|using|join)\b|\b(?:left|right|full|inner|cross|outer) join\b|\bjoin (?:\S+ ){1,3}on\b|\bfrom (?:\S+ ){1,3}(?:where|group by|order by)\b/

/** Ordinary sentences may contain 'from pages' and must not count. */
const isSql = (text) => whole.test(text) || part.test(text)

const openers = new Set(['from', 'using', 'join', 'into', 'update', 'truncate', 'table'])
/** A comma after these introduces another table. */
const lists = new Set(['from', 'using'])
const beforeName = new Set(['only', 'lateral', 'table'])
const ends = new Set(['where', 'set', 'group', 'order', 'limit', 'returning', 'select', 'union'])

/** Returns the tables that a SQL text names, with 'reads' or 'writes' for each. */
export function tablesIn(written) {
  const text = written
    .toLowerCase()
    .replace(/"|\bpublic\./g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!isSql(text)) return []
  const found = []
  const outer = []
  let here = { opener: '', isList: false }
  let isExpected = false
  let last = ''
  for (const token of text.match(/[\w$]+|[(),]/g) ?? []) {
    if (token === '(') {
      outer.push(here)
      here = { opener: '', isList: false }
      isExpected = false
    } else if (token === ')') {
      here = outer.pop() ?? here
      isExpected = false
    } else if (token === ',') isExpected = here.isList
    else if (isExpected && !beforeName.has(token)) {
      found.push({ name: token, use: writes(here.opener) ? 'writes' : 'reads' })
      isExpected = false
    } else if (openers.has(token)) {
      here = { opener: `${last} ${token}`, isList: token === 'join' ? here.isList : lists.has(token) }
      isExpected = true
    } else if (ends.has(token)) here.isList = false
    last = token
  }
  return found
}

const writes = (opener) => /\b(?:into|update|truncate)$|^delete from$/.test(opener)
