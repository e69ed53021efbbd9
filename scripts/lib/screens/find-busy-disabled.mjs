import { parseSync, Visitor } from 'oxc-parser'

const underWay =
  /\b(isPending|isSubmitting|isLoading|isFetching\w*|busy|pending|saving|sending|loading|testing|working)\b/

/** Controls that are disabled while something is under way: they lose the focus, which held ones keep. */
export function findBusyDisabled(file, source) {
  const found = []
  new Visitor({
    JSXAttribute({ name, value, start }) {
      if (name.name !== 'disabled' || !value || !underWay.test(source.slice(value.start, value.end))) return
      found.push({
        line: source.slice(0, start).split('\n').length,
        what: 'what is busy is `held`, not `disabled`: see ui/controls/held.tsx',
      })
    },
  }).visit(parseSync(file, source).program)
  return found
}
