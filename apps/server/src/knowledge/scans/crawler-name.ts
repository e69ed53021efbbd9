/** The user agent, with the page that explains the crawler. */
export const crawlerName = (address: string) => `FoyerBot/1.0 (+${address}/crawler)`
