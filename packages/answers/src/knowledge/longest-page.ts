/**
 * The characters of one page that are read; past this it is a dump, not a page. Whoever keeps pages need keep
 * no more.
 */
export const longestPage = 200_000
