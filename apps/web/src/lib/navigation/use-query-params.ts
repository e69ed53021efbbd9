import { useSearch } from 'wouter'

/** Query parameters of the page, empty while prerendering. */
export function useQueryParams(): Record<string, string | undefined> {
  return Object.fromEntries(new URLSearchParams(useSearch()))
}
