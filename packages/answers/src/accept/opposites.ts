import { stem } from '../language/stem.ts'

/**
 * Words that exclude each other: a passage on the *last* king does not tell who was the *first*. Each line holds two
 * sides; words of one side go together. Senses are kept tight: a word that often means something else stays out.
 */
const lines = `
first earliest / last latest final
most / least fewest
largest biggest / smallest
larger bigger / smaller
highest tallest / lowest
higher / lower
maximum maximal / minimum minimal
longest / shortest
oldest / youngest newest
richest / poorest
best / worst
hottest warmest / coldest
strongest / weakest
majority / minority
upper / lower
northern north / southern south
eastern east / western west
northeast northeastern / southwest southwestern southeast southeastern northwest northwestern
northwest northwestern / southeast southeastern northeast northeastern southwest southwestern
open opened reopened / close closed
begin began start started found founded establish established create created introduce introduced form formed / end ended stop stopped cease ceased abolish abolished dissolve dissolved remove removed destroy destroyed eradicate eradicated
increase increased rise rose grow grew gain gained / decrease decreased decline declined fall fell reduce reduced lose lost drop dropped
allow allowed permit permitted legalise / forbid forbidden forbade ban banned prohibit prohibited outlaw outlawed
require required obliged / forbid forbidden forbade exempt
accept accepted approve approved grant granted / reject rejected refuse refused deny denied
win won victory victorious / lose lost defeat defeated
succeed succeeded success successful / fail failed failure unsuccessful
support supported favor favour favoured / oppose opposed
advantage advantages benefit benefits / disadvantage disadvantages drawback drawbacks
import imported / export exported
sign signed / veto vetoed
arrive arrived enter entered / leave left depart departed
enter entered / exit exited
male males / female females
man men / woman women
boy boys / girl girls
king kings / queen queens
rich wealthy / poor
young / old
hot warm / cold cool
wet / dry
light / heavy
soft / hard
dense densely crowded / sparse sparsely
public / private
urban / rural
internal / external
inner / outer
inside / outside
major / minor
positive / negative
legal / illegal
formal / informal
common / rare uncommon
single / married
foreign / native domestic
modern / ancient
temporary / permanent
voluntary / compulsory mandatory
mandatory compulsory / optional
similar / different
same / different
strong / weak
fast quick / slow
early / late
wide / narrow
deep / shallow
anti / pro
ally allies / enemy enemies
attack attacked / defend defended
precede preceded precedes / succeed succeeded succeeds follow followed follows
red / green blue yellow black white
green / red blue yellow black white
blue / red green yellow black white
black / white
morning / evening
summer / winter
day / night
`

const table = new Map<string, Set<string>>()
for (const line of lines.trim().split('\n')) {
  const sides = line.split(' / ').map((side) => side.split(' ').map((word) => stem(word, 'en')))
  const [one, other] = sides as [string[], string[]]
  for (const [mine, theirs] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const word of mine) {
      const known = table.get(word) ?? new Set()
      for (const opposite of theirs) known.add(opposite)
      table.set(word, known)
    }
  }
}

const none: ReadonlySet<string> = new Set()

/** Stems of the words that exclude a word, by its own stem. English only. */
export const oppositesOf = (stemmed: string): ReadonlySet<string> => table.get(stemmed) ?? none

/** 'usable' and 'unusable', 'legal' and 'illegal', 'Gothic' and 'non-Gothic' where it is written as one word. */
export function deniesByPrefix(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    short.length >= 4 &&
    /^(?:un|in|im|il|ir|dis|non)/.test(long) &&
    long.endsWith(short) &&
    long.length - short.length <= 3
  )
}
