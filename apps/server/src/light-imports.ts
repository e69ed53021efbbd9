import { type ResolveFnOutput, registerHooks } from 'node:module'

// drizzle-orm's ES modules import each other in circles, and linking them leaves some 150 MB behind and takes
// ten times as long as its CommonJS files, which hold the same code. Node reads its list of files, 170 KB of JSON, anew
// for each import, so what was found once is remembered.
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
