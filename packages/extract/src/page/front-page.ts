import { remembered } from '@foyer/text/remembered'

/** The path of an address, asked for by every kind of fact; '/' where it is no address. */
export const pathOf = remembered((url) => URL.parse(url)?.pathname ?? '/')

/** Whether an address is the front page, also of one language: '/de/'. */
export const isFrontPage = remembered((url) => {
  const path = URL.parse(url)?.pathname
  return path !== undefined && /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/.test(path)
})
