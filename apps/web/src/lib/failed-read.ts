type ReadState = { data: unknown; isPending: boolean; errorUpdateCount: number }

/** Nothing was read and the last try failed; the retry must not hide that. */
export const isMissing = ({ data, errorUpdateCount }: ReadState) => data === undefined && errorUpdateCount > 0

/** Nothing came yet, and nothing went wrong. */
export const isAwaited = ({ isPending, errorUpdateCount }: ReadState) => isPending && errorUpdateCount === 0
