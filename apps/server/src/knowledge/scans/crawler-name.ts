/** How the crawler of an instance calls itself to websites, with the page that tells their owners about it. */
export const crawlerName = (address: string) => `FoyerBot/1.0 (+${address}/crawler)`
