import { parseSync, Visitor } from 'oxc-parser'
import { tablesIn } from './read-sql.mjs'

const ofSchema = ({ source, importKind, exportKind }) =>
  /\/schema\//.test(source?.value ?? '') && importKind !== 'type' && exportKind !== 'type'

/**
 * Finds which tables a source reads and writes, through Drizzle or SQL. `handsOn` is true when the source exports a
 * table or imports the whole schema, because its use can't be traced then.
 */
export function findUses(source, tables) {
  const nameOf = new Map(tables.map(({ variable, name }) => [variable, name]))
  const names = new Set(nameOf.values())
  const imported = new Map()
  const uses = new Map()
  let handsOn = false
  const add = (table, use) => {
    if (use === 'writes' || !uses.has(table)) uses.set(table, use)
  }
  const read = (text) => {
    for (const { name, use } of tablesIn(text)) if (names.has(name)) add(name, use)
  }
  const standsFor = ({ name }) => imported.get(name) ?? '$'
  const { program } = parseSync('source.ts', source)
  new Visitor({
    ImportDeclaration(node) {
      if (!ofSchema(node)) return
      for (const { type, imported: taken, local, importKind } of node.specifiers) {
        if (type !== 'ImportSpecifier') handsOn = true
        else if (importKind !== 'type' && nameOf.has(taken.name)) {
          imported.set(local.name, nameOf.get(taken.name))
          add(nameOf.get(taken.name), 'reads')
        }
      }
    },
    ImportExpression(node) {
      if (ofSchema(node)) handsOn = true
    },
    ExportAllDeclaration(node) {
      if (ofSchema(node)) handsOn = true
    },
    ExportNamedDeclaration(node) {
      const given = [
        ...node.specifiers.map(({ local }) => local.name),
        ...(node.declaration?.declarations ?? []).map(({ init }) => init?.name),
      ]
      if (ofSchema(node) || (node.exportKind !== 'type' && given.some((name) => imported.has(name))))
        handsOn = true
    },
    CallExpression({ callee, arguments: [first] }) {
      const verb = callee.property?.name
      if (['insert', 'update', 'delete'].includes(verb) && imported.has(first?.name))
        add(imported.get(first.name), 'writes')
      if (['identifier', 'raw'].includes(verb) && names.has(first?.value)) add(first.value, 'reads')
    },
    Literal({ value }) {
      if (typeof value === 'string') read(value)
    },
    TemplateLiteral({ quasis, expressions }) {
      const parts = quasis.map(
        ({ value }, nth) => value.cooked + (nth < expressions.length ? standsFor(expressions[nth]) : ''),
      )
      read(parts.join(''))
    },
  }).visit(program)
  return { uses: [...uses].map(([table, use]) => ({ table, use })), handsOn }
}
