const prices =
  /price|pricing|fees?\b|rates?\b|tariff|cost|preis|gebuehr|gebühr|eintritt|tarif|prix|precio|prezz|listino|preco|preço|prijz|menu|speisekarte|carte/i
export const namesPrices = (name: string): boolean => prices.test(name)
