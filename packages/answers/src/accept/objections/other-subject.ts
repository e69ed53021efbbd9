import { said, textAround } from '../../knowledge/around.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { asksNegatively, speaksNegatively } from '../../understand/type/polarity.ts'
import type { Group } from '../../understand/words/group.ts'
import { areKin } from '../../understand/words/relatives.ts'
import { services } from '../../understand/words/tidy-groups.ts'
import { standsTogether } from '../../understand/words/unheard-word-groups.ts'
import type { Objection } from '../objection.ts'
import { isOtherKind } from './other-kind.ts'
import { asksUnheardOfPerson } from './unheard-of-person.ts'
import { isNear } from './word-presence.ts'

/** 'What does Ana earn?' is not told by who she is. */
export const unheardOfPerson: Objection = {
  name: 'unheard-of-person',
  verdict: 'focus',
  example: {
    page: `## Our team

### Greta Lund

Head baker. Greta has baked bread since 2012.

### Owen Pike

Owen drives the van.`,
    asked: ['What does Greta Lund earn?'],
    told: null,
  },
  objects: ({ essay, judged, question, index }) => !essay && asksUnheardOfPerson(judged, question, index),
}

/** A name that was asked for and that neither the passage nor what surrounds it mentions. */
export const otherName: Objection = {
  name: 'other-name',
  verdict: 'name',
  example: {
    page: `## Zapier

Zapier works with Studio and Agency.

## Solo

Solo is for one person.`,
    asked: ['Does Zapier work with Solo?'],
    told: null,
  },
  objects: ({ essay, judged, question, passage, index }) =>
    question.groups.some(
      (group) =>
        group.name &&
        group.role === 'subject' &&
        !isNear(group, judged.passage, index) &&
        !(essay && hasKin(group.word, textAround(judged.passage, index), passage.language)),
    ),
}

/** 'English' where England is spoken of, 'ILO' where the International Labour Organization is. */
function hasKin(word: string, text: string, language: Language): boolean {
  const names = tokenise(text, language).filter((token) => !token.echo && /^\p{Lu}/u.test(token.raw))
  if (names.some((token) => areKin(word, token.folded))) return true
  return (
    word.length > 2 &&
    word.length < 6 &&
    names
      .map((token) => token.folded[0])
      .join('')
      .includes(word)
  )
}

/** Where the site draws lines by age or size, a passage that draws none does not tell on which side one is. */
export const drawsNoLine: Objection = {
  name: 'draws-no-line',
  verdict: 'bounds',
  example: {
    page: `## Pool

Children are welcome in the pool.

## Slide

The slide is for children from 6 years.`,
    asked: ['Is my 4 year old allowed in the pool?'],
    told: null,
  },
  objects: ({ essay, judged }) =>
    !essay && judged.missing.some((group) => group.quantity && group.role === 'subject'),
}

/** 'How long is it valid if I never used it?' asks for a time like any other; without one, a 'not' asks for a 'not'. */
export const saysOtherwise: Objection = {
  name: 'says-otherwise',
  verdict: 'negation',
  example: {
    page: `You pay when you collect the car.
We take: Visa, Mastercard, American Express, bank transfer (it must have arrived before collection) and cash up to £1,000.
Spread the cost
Blue Light Card holders get 10% off labour. It cannot be combined with the service-and-MOT price.`,
    asked: ["Which ways of paying don't you accept?"],
    told: null,
  },
  objects: ({ essay, needs, judged, question, passage, index }) =>
    (essay || needs === 0) &&
    asksNegatively(question.text, question.language) &&
    !speaksNegatively(
      `${passage.path.at(-1) ?? ''} ${passage.subject} ${said(judged.passage, index)}`,
      passage.language,
    ),
}

/** An essay that has not the verb of a question tells of something else that happened. */
export const otherDeed: Objection = {
  name: 'other-deed',
  verdict: 'verb',
  example: {
    page: `Infectious disease was rife in the 18th century: smallpox killed around a third of the population in 1707 and 1708. In 1783 the Laki fissure erupted for eight months, and the years following the eruption, known as the Mist Hardships, saw the death of over half of all livestock in the country. Around a quarter of the people starved to death in the ensuing famine. The poison haze spread over Europe and was described in the diary of the English parson Gilbert White.
Denmark had granted a monopoly on trade to merchants of Copenhagen in 1602, which raised prices and was lifted in 1787 for all subjects of the king. The Danish pirate-king Jørgen Jørgensen declared Iceland independent in the summer of 1809 and ruled it for two months before a British warship carried him off.
An independence movement took shape in the 1850s under the leadership of Jón Sigurdsson, based on the nationalism inspired by the Fjölnismenn and other Danish-educated intellectuals. In 1874 Denmark granted Iceland a constitution and limited home rule, which was expanded in 1904, when Hannes Hafstein became the first minister for Iceland. Under the Act of Union of 1 December 1918 Iceland became a sovereign state in a personal union with Denmark.
On 10 May 1940 British troops landed in Reykjavík and violated Icelandic neutrality; a year later they were relieved by the still neutral United States. In a referendum in May 1944, 97 per cent of voters chose to end the union with Denmark, and Iceland formally became a republic on 17 June 1944, with Sveinn Björnsson as its first president. The date was chosen because it was the birthday of Jón Sigurdsson.`,
    asked: ['Who opposed the independence movement in the 1850s?'],
    told: null,
  },
  objects: ({ essay, judged }) =>
    essay &&
    judged.coverage < 0.8 &&
    judged.missing.some((group) => group.action && group.alternatives.length === 0),
}

/** A date or a place belongs to what was done: of another deed it is another one. */
export const otherDeedsDate: Objection = {
  name: 'other-deeds-date',
  verdict: 'verb',
  example: {
    page: `Archaeological evidence suggests that the first true glass was made in coastal north Syria, Mesopotamia or ancient Egypt. The earliest known glass objects, of the mid third millennium BC, were beads, perhaps created as accidental by-products of metalworking or during the production of faience. Glass remained a luxury material, and the disasters that overtook Late Bronze Age civilisations seem to have brought glassmaking to a halt. Development of glass technology in South Asia may have begun in 1730 BC.
The Romans perfected cameo glass, produced by etching and carving through fused layers of different colours to produce a design in relief on the object. The Portland Vase, probably made between 5 and 25 AD, is the best known piece; it was smashed by a drunken visitor, William Lloyd, in 1845 in the British Museum and has been restored three times.

Glassblowing was invented by Syrian craftsmen in the area of Sidon, Aleppo and Palmyra in the 1st century BC, where blown vessels for everyday and luxury use were produced commercially and exported to all parts of the Roman Empire. Before this, vessels were made by winding hot glass around a core of clay and dung, a slow method that kept prices high. The blowpipe was at first a tube of clay; iron pipes of about 1.5 metres followed within a century.
Emperor Nero is said to have paid 6,000 sesterces for two small cups. Because cups and bottles became so cheap, the geographer Strabo remarked that in Rome one could buy a glass cup for a copper coin. The philosopher Seneca, by contrast, complained that poor men were now ashamed of baths without glass in the windows.`,
    asked: ['When did Syrian craftsmen stop glassblowing?'],
    told: null,
  },
  objects: ({ essay, judged, question }) =>
    essay && (question.type === 'when' || question.type === 'where') && judged.missing.some(isDeed),
}

const isDeed = (group: Group) =>
  group.role === 'subject' && (group.action || (group.word.length > 5 && group.word.endsWith('ed')))

/** 'Do you rent bikes?' is not told by a rack for them. */
export const otherService: Objection = {
  name: 'other-service',
  verdict: 'focus',
  objects: ({ essay, judged, question, passage }) =>
    !essay &&
    !question.foreign &&
    question.type === 'whether' &&
    judged.missing.some((group) => group.verb && group.concepts.some((concept) => services.has(concept))) &&
    !speaksNegatively(`${passage.subject} ${passage.text}`, passage.language),
}

export const otherKind: Objection = {
  name: 'other-kind',
  verdict: 'focus',
  example: {
    page: `- Swim caps are compulsory from Otters 1 upwards.
- Children under 3 wear two layers: a disposable swim nappy and a snug neoprene nappy on top.`,
    asked: ['Do kids have to wear a swimming hat?'],
    told: null,
  },
  objects: ({ essay, judged, question, passage }) => !essay && isOtherKind(judged, question, passage),
}

/** 'Home visit' is not told where both words stand apart. */
export const phraseApart: Objection = {
  name: 'phrase-apart',
  verdict: 'focus',
  example: {
    page: `## Hall

The air in the hall is fresh and the floor is in good condition.`,
    asked: ['Is there air conditioning?'],
    told: null,
  },
  objects: ({ question, passage }) =>
    !question.foreign && question.unheard.some((group) => !standsTogether(group, passage)),
}
