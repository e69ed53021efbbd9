const maker =
  /(?:web ?site|site|webdesign|web design|design(?:ed)?|developed|powered|realis(?:ation|é)|réalis(?:é|ation|ée)|umsetzung|gestaltung|programmierung|diseño|desarrollo|realizzazione|hosting|hébergeu?r|alojamiento)\s{0,3}(?:by|par|von|por|da|:)|(?<!\p{L})(?:(?:web|internet)?-?\s?(?:site|seite|auftritt)|sito(?: web)?|sitio(?: web)?|p[aá]gina(?: web)?)\s(?:\p{L}{1,9}\s)?(?:made|built|created|maintained|coded|erstellt|gebaut|gemacht|betreut|programmiert|fait|conçu|créé|fatto|creato|realizzato|curato|hecho|creado|realizado|desarrollado|feito|criado|desenvolvido|gemaakt|gebouwd)e?\s(?:(?:with|mit|avec|con|com|met)\s\P{L}{0,3}\p{L}{1,9}\s)?(?:by|par|von|por|da|dallo?|door)(?!\p{L})|(?<!\p{L})sito(?: web)? a cura di(?!\p{L})/u

/** Whether words, in small letters, are of whoever made the site and signs it with a number or a mail. */
export const isByMaker = (small: string): boolean => maker.test(small)
