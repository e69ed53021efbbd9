import { parseSync, Visitor } from 'oxc-parser'

const instead = {
  'crypto.randomUUID': 'call `randomId`',
  'crypto.subtle': 'do without it',
  'navigator.clipboard': 'call `copyText`',
  'navigator.serviceWorker': 'do without it',
}

/** What browsers have only over https. An instance in a local network is often opened over http. */
export function findSecureOnly(file, source) {
  const found = []
  new Visitor({
    MemberExpression({ object, property, start }) {
      const what = instead[`${object.name ?? object.property?.name}.${property.name}`]
      if (!what) return
      const line = source.slice(0, start).split('\n').length
      found.push({ line, what: `${property.name} is missing without https: ${what}` })
    },
  }).visit(parseSync(file, source).program)
  return found
}
