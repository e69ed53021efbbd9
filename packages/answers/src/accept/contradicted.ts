import { section } from '../knowledge/passage.ts'
import { contradicts } from './contradiction.ts'
import type { Objection } from './objection.ts'

/** Where most of a question stands and is told otherwise, what is asked is not so. */
export const contradicted: Objection = {
  name: 'contradicted',
  example: {
    page: `The Hanseatic League was a commercial and defensive confederation of merchant guilds and market towns in central and northern Europe. Growing from a few north German towns in the late 12th century, the League ultimately included nearly 200 settlements across eight modern-day countries; at its height between the 13th and 15th centuries it stretched from Estonia in the east to the Netherlands in the west, and inland as far as Cologne. Hansa was the Old High German word for a band or troop, and it came to be used for the companies of merchants who travelled together.
Lübeck, which was rebuilt by Henry the Lion in 1159 after he had taken the site from Adolf II of Holstein, became a base for merchants from Saxony and Westphalia trading eastward and northward. Well before the term Hanse appeared in a document in 1267, merchants in a given city began to form guilds with the intention of trading with towns overseas, especially in the economically less developed eastern Baltic.
Visby on the island of Gotland functioned as the leading centre in the Baltic before the Hansa. Sailing east, Visby merchants established a trading post at Novgorod called Gutagard in 1080. In 1120 Gotland gained autonomy from Sweden and admitted traders from its southern and western regions. Merchants from northern Germany also stayed there during the early period of the Gotlander settlement, and later they built their own trading station, the Peterhof, further up the river in the first half of the 13th century.`,
    asked: ['When did Sweden gain autonomy from Gotland?'],
    told: null,
  },
  objects: ({ passage, question }) =>
    passage.kind === 'sentence' && passage.scope > section && contradicts(passage.text, question),
}
