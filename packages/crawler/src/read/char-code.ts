/**
 * Called as `charCodeAt.call(text, i)` in hot loops. V8 has a dozen string representations, and looking up the
 * method on each costs five times the read itself.
 */
export const { charCodeAt } = String.prototype
