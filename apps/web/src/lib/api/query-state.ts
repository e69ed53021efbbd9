type ReadState = { data: unknown; isPending: boolean; errorUpdateCount: number }

/** Stays true during retries so that the error does not flicker. */
export const hasFailedToLoad = ({ data, errorUpdateCount }: ReadState) =>
  data === undefined && errorUpdateCount > 0

export const isFirstLoad = ({ isPending, errorUpdateCount }: ReadState) => isPending && errorUpdateCount === 0
