/**
 * This is for loops over strings from many sources, as `charCodeAt.call(text, i)`. Strings have a dozen shapes
 * inside V8 (slices, joins, one byte, two); looking the method up on each of them again costs five times the
 * reading itself.
 */
export const { charCodeAt } = String.prototype
