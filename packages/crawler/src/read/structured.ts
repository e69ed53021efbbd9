import type { StructuredItem, StructuredValue } from './read-page.ts'
import type { Tree } from './tree.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'
import { collapse } from './whitespace.ts'

const itemCap = 500
const depthCap = 12
/** The size limit for a page's data. Nested microdata repeats the text of inner elements. */
const mostStated = 1_000_000
const valuesCap = 500
const valueCap = 5_000
const longestType = 500

export function readStructured(tree: Tree): StructuredItem[] {
  const items: StructuredItem[] = []
  const room = { left: mostStated }
  for (const source of tree.jsonLd) {
    room.left -= source.length
    if (room.left > 0) readJson(source, items)
  }
  if (tree.microdata) readMicrodata(tree.root, { scope: null, depth: 0 }, items, room)
  return items.slice(0, itemCap)
}

function readJson(source: string, items: StructuredItem[]): void {
  const found: unknown[] = []
  addGraph(parse(source) ?? parse(mendedJson(source)), found, 0)
  for (const value of found) {
    const item = items.length < itemCap ? toItem(value, 0) : null
    if (item) items.push(item)
  }
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

/** Pages wrap JSON in comments or CDATA and leave raw line breaks in strings. */
function mendedJson(source: string): string {
  return source
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*.*?\*\/)/s, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')
    .replace(/,\s*([}\]])/g, '$1')
}

function addGraph(value: unknown, found: unknown[], depth: number): void {
  if (depth > depthCap || found.length >= itemCap) return
  if (Array.isArray(value)) for (const inner of value) addGraph(inner, found, depth + 1)
  else if (isRecord(value)) {
    const graph = value['@graph']
    if (!Array.isArray(graph) || value['@type']) found.push(value)
    if (Array.isArray(graph)) for (const inner of graph.slice(0, itemCap)) found.push(inner)
  }
}

function toItem(value: unknown, depth: number): StructuredItem | null {
  if (!isRecord(value)) return null
  const properties: Record<string, StructuredValue[]> = Object.create(null)
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('@') && name !== '@id') continue
    const values = toValues(inner, depth + 1)
    if (values.length > 0)
      properties[name.replace(/^https?:\/\/schema\.org\//, '').replace(/^schema:/, '')] = values
  }
  const types = toValues(value['@type'], depth + 1)
    .filter((type) => typeof type === 'string')
    .filter((type) => type.length <= longestType)
    .map(shortType)
  return { types, properties: { ...properties } }
}

function toValues(value: unknown, depth: number): StructuredValue[] {
  if (depth > depthCap) return []
  if (typeof value === 'string') {
    const lines = value.split('\n').map((line) => collapse(line).trim())
    const text = lines.filter((line) => line !== '').join('\n')
    return text === '' ? [] : [text]
  }
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (Array.isArray(value)) return value.slice(0, itemCap).flatMap((inner) => toValues(inner, depth + 1))
  if (isRecord(value) && '@value' in value) return toValues(value['@value'], depth + 1)
  const item = toItem(value, depth)
  return item ? [item] : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shortType(type: string): string {
  return type.replace(/^.*[/#:]/, '')
}

function readMicrodata(
  node: TreeNode,
  { scope, depth }: { scope: StructuredItem | null; depth: number },
  items: StructuredItem[],
  room: { left: number },
): void {
  for (const child of node.children) {
    if (typeof child === 'string') continue
    const { attributes } = child
    let inner = scope
    if (attributes) {
      const name = attributes.get('itemprop')
      const opens = attributes.has('itemscope')
      if (opens && depth < depthCap) {
        inner = {
          types: (attributes.get('itemtype') ?? '')
            .slice(0, longestType)
            .split(/\s+/)
            .filter(Boolean)
            .map(shortType),
          properties: {},
        }
        if (!name && items.length < itemCap) items.push(inner)
      }
      if (name && scope && room.left > 0) {
        const value = opens ? inner : microValue(child)
        room.left -= typeof value === 'string' ? value.length : 1
        if (value) for (const one of name.split(/\s+/)) addProperty(scope, one, value)
      }
    }
    readMicrodata(child, { scope: inner, depth: inner === scope ? depth : depth + 1 }, items, room)
  }
}

function addProperty(item: StructuredItem, name: string, value: StructuredValue): void {
  if (name === '' || name === '__proto__') return
  const values = Object.hasOwn(item.properties, name) ? item.properties[name]! : []
  if (values.length < valuesCap) values.push(value)
  item.properties[name] = values
}

function microValue(node: TreeNode): string {
  const stated = node.attribute('content') ?? node.attribute('datetime')
  if (stated !== undefined) return collapse(stated).trim()
  if (node.tag === 'a' || node.tag === 'link') return node.attribute('href') ?? ''
  if (node.tag === 'img') return node.attribute('src') ?? ''
  return collapse(plainText(node, valueCap)).trim().slice(0, valueCap)
}
