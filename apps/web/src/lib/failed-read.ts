type Read = { data: unknown; isPending: boolean; errorUpdateCount: number }

/** Nothing came yet, and not for want of asking. It is asked again meanwhile: what says so must not come and go. */
export const isMissing = ({ data, errorUpdateCount }: Read) => data === undefined && errorUpdateCount > 0

/** Nothing came yet, and nothing went wrong. */
export const isAwaited = ({ isPending, errorUpdateCount }: Read) => isPending && errorUpdateCount === 0
