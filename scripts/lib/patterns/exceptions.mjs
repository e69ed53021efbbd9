/**
 * Patterns that take more than linear time and may: each with its `file`, its `pattern` as written, and what bounds the
 * text that it is given (`because`). A pattern that a stranger's text of any length reaches has no place here; it is
 * written otherwise.
 *
 * @type {{ file: string, pattern: string, because: string }[]}
 */
export const exceptions = []
