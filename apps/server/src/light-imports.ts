import { registerHooks } from 'node:module'

// drizzle-orm's ES modules import each other in circles, and linking them leaves some 150 MB behind and takes
// ten times as long as its CommonJS files, which hold the same code.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      /^drizzle-orm(\/|$)/.test(specifier)
        ? { ...context, conditions: ['node', 'require', 'default'] }
        : context,
    ),
})
