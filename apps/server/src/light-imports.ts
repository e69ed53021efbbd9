import { type ResolveFnOutput, registerHooks } from 'node:module'

// drizzle-orm's ES modules have circular imports. Its CommonJS build links ten times faster and saves 150 MB. Results
// are
// cached, because Node parses the package's file list for each import.
const found = new Map<string, ResolveFnOutput>()
registerHooks({
  resolve(specifier, context, next) {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return known
    const resolved = next(specifier, { ...context, conditions: ['node', 'require', 'default'] })
    found.set(specifier, { ...resolved, shortCircuit: true })
    return resolved
  },
})
