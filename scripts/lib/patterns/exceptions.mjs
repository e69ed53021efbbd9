/**
 * Patterns that may take more than linear time; `because` says what bounds their input. Rewrite patterns that run on
 * untrusted text of any length instead of listing them.
 *
 * @type {{ file: string, pattern: string, because: string }[]}
 */
export const exceptions = []
