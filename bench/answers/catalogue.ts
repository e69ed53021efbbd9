import type { Page } from '../../packages/answers/src/types.ts'

/** Seeded, so that every machine gets the same site. */
function random(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const makers = [
  'Aldgrove',
  'Brennick',
  'Corvale',
  'Dunmere',
  'Eastwick',
  'Farrow',
  'Galloway',
  'Hartnell',
  'Ironside',
  'Juniper',
  'Kestrel',
  'Lomond',
]
const kinds = [
  'kettle',
  'lamp',
  'backpack',
  'jacket',
  'desk',
  'bicycle',
  'camera',
  'blender',
  'guitar',
  'tent',
  'heater',
  'sofa',
  'mattress',
  'drill',
  'printer',
  'rug',
]
const materials = [
  'stainless steel',
  'oak',
  'recycled nylon',
  'aluminium',
  'cotton canvas',
  'ceramic',
  'carbon fibre',
  'wool',
  'bamboo',
  'tempered glass',
]
const places = ['Leeds', 'Porto', 'Turin', 'Ghent', 'Malmö', 'Kraków', 'Lyon', 'Bremen', 'Aarhus', 'Graz']
const syllables = [
  'mor',
  'tal',
  'ven',
  'rix',
  'sol',
  'dan',
  'qui',
  'bel',
  'nor',
  'fen',
  'gar',
  'lum',
  'zan',
  'tor',
  'wick',
  'ley',
  'ash',
  'pen',
]
const filler = [
  'It was designed with people who use it every day, and each part can be replaced.',
  'Customers tell us that it still looks new after years of use.',
  'The finish is applied by hand and may differ slightly from the photograph.',
  'Spare parts are kept for at least a decade after a model is discontinued.',
  'A short guide in the box explains how to set it up and look after it.',
  'We test every piece before it leaves the workshop.',
]

export interface CatalogueQuestion {
  question: string
  gold: string
}

/** Generates a shop with questions whose answers are known. */
export function catalogue(pageCount: number): { pages: Page[]; questions: CatalogueQuestion[] } {
  const next = random(20_260_101)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!
  const pages: Page[] = []
  const questions: CatalogueQuestion[] = []
  const used = new Set<string>()
  for (let at = 0; at < pageCount; at++) {
    let model = ''
    do {
      const word = pick(syllables) + pick(syllables) + pick(syllables)
      model = word.charAt(0).toUpperCase() + word.slice(1)
    } while (used.has(model))
    used.add(model)
    const kind = pick(kinds)
    const maker = pick(makers)
    const [small, large] = [40 + Math.floor(next() * 300), 400 + Math.floor(next() * 500)]
    const weight = (1 + next() * 18).toFixed(1)
    const years = 2 + Math.floor(next() * 9)
    const material = pick(materials)
    const place = pick(places)
    const days = 2 + Math.floor(next() * 12)
    const prose = Array.from({ length: 3 }, () => pick(filler)).join(' ')
    pages.push({
      url: `https://harrow-pike.example/products/${model.toLowerCase()}-${kind}`,
      title: `${model} ${kind} | Harrow & Pike`,
      language: 'en',
      text: `# ${maker} ${model} ${kind}

The ${model} ${kind} is made of ${material} in ${place}. ${prose}

| Size | Price | Delivery |
| --- | --- | --- |
| ${model} small | £${small} | ${days} days |
| ${model} large | £${large} | ${days + 3} days |

## Specifications of the ${model}

- Weight: ${weight} kg
- Material: ${material}
- Guarantee: ${years} years

## Does the ${model} come assembled?

${at % 2 ? 'Yes, it is ready to use.' : 'No, assembly takes about twenty minutes.'}

## Care

${pick(filler)} Clean the ${kind} with a damp cloth. ${pick(filler)}`,
    })
    questions.push(
      { question: `How much is the ${model} ${kind} in large?`, gold: `£${large}` },
      { question: `how much does a small ${model.toLowerCase()} cost`, gold: `£${small}` },
      { question: `Where is the ${model} made?`, gold: place },
      { question: `What is the weight of the ${model} ${kind}?`, gold: `${weight} kg` },
      { question: `How long is the warranty on the ${model}?`, gold: `${years} years` },
      {
        question: `What is the ${model.slice(0, 3)}${model[4]}${model[3]}${model.slice(5)} made of?`,
        gold: material,
      },
    )
  }
  // Every seventh question covers all kinds and the whole site.
  return { pages, questions: questions.filter((_, at) => at % 7 === 3) }
}
