import { useSearch } from 'wouter'

/** The query of the page's address. In prerendered pages it is empty until the page is alive. */
export function useQueryParams(): Record<string, string | undefined> {
  return Object.fromEntries(new URLSearchParams(useSearch()))
}
