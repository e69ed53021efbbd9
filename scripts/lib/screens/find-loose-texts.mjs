import { parseSync, Visitor } from 'oxc-parser'

// What parts of a screen are handed over as: an element, whatever is in it.
const slots = /^(aside|children|dialog|discard|empty|notice|search|uses)$/

/** What an expression may come to: a text, an element, one of a list, nothing, or what only running it tells. */
function outcomesOf(node, variables) {
  const all = (...nodes) => new Set(nodes.flatMap((each) => [...outcomesOf(each, variables)]))
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return new Set(['text'])
    case 'Literal':
      return new Set([node.value === '' || node.value === null || node.value === false ? 'nothing' : 'text'])
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return outcomesOf(node.expression, variables)
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate)
    case 'LogicalExpression':
      return node.operator === '&&' ? all(node.right).add('nothing') : all(node.left, node.right)
    case 'CallExpression':
      if (/^(map|flatMap)$/.test(node.callee.property?.name ?? '')) return new Set(['list'])
      return new Set([slots.test(node.callee.name) ? 'element' : 'unknown'])
    case 'JSXElement':
    case 'JSXFragment':
      return new Set(['element'])
    case 'Identifier':
      if (slots.test(node.name)) return new Set(['element'])
      return variables.get(node.name) ?? new Set([node.name === 'undefined' ? 'nothing' : 'unknown'])
    case 'MemberExpression':
      return new Set([
        [node.object.name, node.property.name].some((name) => slots.test(name)) ? 'element' : 'unknown',
      ])
    default:
      return new Set(['unknown'])
  }
}

const isDrawn = (child) =>
  !(child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)) &&
  child.expression?.type !== 'JSXEmptyExpression'

const isChoice = (child) =>
  /^(Conditional|Logical)Expression$/.test((child.expression?.expression ?? child.expression)?.type)

const mayBeText = (outcomes) => outcomes.has('text') || outcomes.has('unknown')

/** Something that is drawn only now and then, or now as one thing and now as another. */
const comesAndGoes = (child, outcomes) =>
  outcomes.has('list') ||
  (outcomes.size > 1 && outcomes.has('nothing')) ||
  (isChoice(child) && outcomes.has('element'))

/**
 * Texts of a file's JSX that a browser's translation would turn into a failure. It puts other nodes in the place of texts,
 * and React fails where it takes such a text away or puts something before it. A text that is alone in its element is safe.
 */
export function findLooseTexts(file, source) {
  const { program } = parseSync(file, source)
  const variables = new Map()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return
      const outcomes = outcomesOf(init, variables)
      if (outcomes.has('element')) variables.set(id.name, outcomes)
    },
  }).visit(program)

  const found = []
  const complain = (node, what) => {
    const line = source.slice(0, node.start).split('\n').length
    found.push({ line, what })
  }
  function look(node) {
    const children = node.children.filter(isDrawn)
    const drawn = children.map((child) => ({ child, outcomes: outcomesOf(child, variables) }))
    const isFragment = node.type === 'JSXFragment'
    if (isFragment && drawn.some(({ outcomes }) => outcomes.has('text')))
      return complain(node, 'a fragment holds a text')
    if (drawn.length < 2) return
    const moving = drawn.filter(({ child, outcomes }) => comesAndGoes(child, outcomes))
    const loose = drawn.some(
      ({ child, outcomes }) =>
        mayBeText(outcomes) && moving.some((each) => each.child !== child || outcomes.has('text')),
    )
    if (loose) complain(node, 'a text stands beside something that comes and goes')
  }
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program)
  return found
}
