const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** The tables that a file gets from the schema; their types alone tell nothing of what is read. */
const importedIn = (text) =>
  [...text.matchAll(/import \{([^}]+)\} from '[^']*\/schema\/[^']+'/g)].flatMap(([, names]) =>
    names.split(',').map((each) => each.trim()),
  )

/** Statements written out in full, not sentences that happen to say 'from pages'. */
const statementsIn = (text) =>
  [...text.matchAll(/`[^`]*`|'[^'\n]*'/g)]
    .map(([literal]) => literal)
    .filter((literal) => /\b(?:select|insert into|update|delete from)\s/.test(literal))
    .join('\n')

/**
 * What a source does with tables of the schema, each `{ variable, name }`: by drizzle's builder, in its templates, or in
 * plain SQL.
 */
export function findUses(source, tables) {
  const text = withoutComments(source)
  const statements = statementsIn(text)
  const imported = new Set(importedIn(text))
  return tables.flatMap(({ variable, name }) => {
    const built = new RegExp(`\\.(?:insert|update|delete)\\(\\s*${variable}\\b`)
    const written = new RegExp(`\\b(?:insert into|delete from|update) (?:${name}\\b|\\$\\{${variable}\\})`)
    const read = new RegExp(`\\b(?:from|join) ${name}\\b`)
    const isImported = imported.has(variable)
    if ((isImported && built.test(text)) || written.test(statements)) return [{ table: name, use: 'writes' }]
    return isImported || read.test(statements) ? [{ table: name, use: 'reads' }] : []
  })
}
