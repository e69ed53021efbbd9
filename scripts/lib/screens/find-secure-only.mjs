import { parseSync, Visitor } from 'oxc-parser'

const instead = {
  'crypto.randomUUID': 'call `randomId`',
  'crypto.subtle': 'avoid it',
  'navigator.clipboard': 'call `copyText`',
  'navigator.serviceWorker': 'avoid it',
}

/** Finds APIs that browsers offer only over https. Instances on a local network often run over http. */
export function findSecureOnly(file, source) {
  const found = []
  new Visitor({
    MemberExpression({ object, property, start }) {
      const what = instead[`${object.name ?? object.property?.name}.${property.name}`]
      if (!what) return
      const line = source.slice(0, start).split('\n').length
      found.push({ line, what: `${property.name} requires https: ${what}` })
    },
  }).visit(parseSync(file, source).program)
  return found
}
