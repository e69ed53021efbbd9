/** Characters of a page that are read; storing more is useless. */
export const longestPage = 200_000
