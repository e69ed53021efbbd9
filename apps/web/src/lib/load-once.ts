/** Loads on the first call and shares the result; a failure is retried on the next call. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
