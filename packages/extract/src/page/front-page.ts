import { remembered } from '@foyer/text/remembered'

/** Returns '/' for anything but an address. */
export const pathOf = remembered((url) => URL.parse(url)?.pathname ?? '/')

/** Includes '/de/'. */
export const isFrontPage = remembered((url) => {
  const path = URL.parse(url)?.pathname
  return path !== undefined && /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/.test(path)
})
