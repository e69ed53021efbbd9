import { parseSync, Visitor } from 'oxc-parser'

// Props with these names always contain an element.
const slots = /^(aside|children|dialog|discard|empty|notice|search|uses)$/

/** Returns the possible results of an expression: text, element, list, nothing or unknown. */
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

const comesAndGoes = (child, outcomes) =>
  outcomes.has('list') ||
  (outcomes.size > 1 && outcomes.has('nothing')) ||
  (isChoice(child) && outcomes.has('element'))

/**
 * Finds text that crashes React after a browser translates the page. Translation replaces text nodes, and React throws
 * when it removes one or inserts before it. A text alone in its element is safe.
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
      return complain(node, 'a fragment contains text')
    if (drawn.length < 2) return
    const moving = drawn.filter(({ child, outcomes }) => comesAndGoes(child, outcomes))
    const loose = drawn.some(
      ({ child, outcomes }) =>
        mayBeText(outcomes) && moving.some((each) => each.child !== child || outcomes.has('text')),
    )
    if (loose) complain(node, 'text next to a conditional element: wrap it in a <span>')
  }
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program)
  return found
}
