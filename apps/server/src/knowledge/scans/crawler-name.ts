export const crawlerName = (address: string) => `FoyerBot/1.0 (+${address}/crawler)`
