const businessWords = new Set(
  (
    'price prices pricing fees fee rates cost costs tarif tarife tarifs tarifas preise preis precios prix prezzi listino contact contacts kontakt ' +
    'contacto contatti contato about impressum imprint ueber uber sobre services service leistungen servicios servizi prestations treatments ' +
    'treatment behandlungen tratamientos menu carta speisekarte faq faqs hours oeffnungszeiten horario horarios horaires orari shop product ' +
    'products produkte produkt produits prodotti productos terms agb policy policies privacy datenschutz team rooms zimmer habitaciones ' +
    'booking delivery shipping returns membership plans'
  ).split(' '),
)

/** 'our-services', 'preise.html'. */
function isBusinessPath(url: string): boolean {
  const last = /\/([^/?#]+)\/?(?:[?#]|$)/.exec(url.replace(/^https?:\/\/[^/]+/, ''))?.[1] ?? ''
  const words = last
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[-_+]/)
  return words.length <= 3 && words.some((word) => businessWords.has(word))
}

/** Such a page speaks for the business, whenever it was written. */
export const isOfBusiness = (url: string): boolean => isFrontPage(url) || isBusinessPath(url)

function isFrontPage(url: string): boolean {
  return /^https?:\/\/[^/]+\/?(?:[?#]|$)/.test(url)
}
