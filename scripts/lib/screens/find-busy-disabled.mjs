import { parseSync, Visitor } from 'oxc-parser'

const underWay =
  /\b(isPending|isSubmitting|isLoading|isFetching\w*|busy|pending|saving|sending|loading|testing|working)\b/

/** Finds controls that are disabled while busy. Disabling drops keyboard focus; `held` keeps it. */
export function findBusyDisabled(file, source) {
  const found = []
  new Visitor({
    JSXAttribute({ name, value, start }) {
      if (name.name !== 'disabled' || !value || !underWay.test(source.slice(value.start, value.end))) return
      found.push({
        line: source.slice(0, start).split('\n').length,
        what: 'use `held` instead of `disabled` while busy: see ui/controls/held.tsx',
      })
    },
  }).visit(parseSync(file, source).program)
  return found
}
