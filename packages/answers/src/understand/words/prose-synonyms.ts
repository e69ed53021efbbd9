import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { section } from '../../knowledge/passage.ts'
import { stem } from '../../language/stem.ts'

/**
 * Words that essays and their readers put for each other. A shop's page means something narrower by most of them
 * ('open', 'end', 'close'), so they count only where a site is made of long prose.
 */
const lines = `
begin start commence launch
end finish conclude cease stop
arrive land reach come
move relocate transfer shift
leave depart abandon quit
abolish repeal scrap dissolve
break smash shatter
invent devise develop create design conceive
discover find uncover detect notice
write author compose pen
lead command head direct leader commander
kill murder assassinate execute behead slay
beat defeat conquer vanquish overcome
rule govern reign control dominate domination ruler
buy purchase acquire
smuggle hide
show display exhibit
see view
live reside inhabit dwell settle
make produce manufacture
replace supersede supplant
benefit profit
refuse reject decline deny
allow permit let
forbid ban prohibit outlaw
destroy ruin demolish wipe
stop prevent thwart halt
oldest earliest first
largest biggest greatest
biggest largest
main primary chief principal
job work occupation profession
movement campaign
gather meet assemble assembly
attack raid invade assault
join unite combine
combine combination merge
build construct erect
happen occur
grow increase rise expand
fall drop decrease decline shrink
consume drink eat
head person capita
approve deem accept endorse
ban suppress forbid
hate oppose
fight battle war combat
enemy foe rival
help aid assist support
rich wealthy
poor impoverished
fast quick rapid
name call term title known
mean signify word
belong include member
describe characterise
cause reason due
result outcome consequence effect
important significant vital essential
common usual frequent widespread
famous renowned known celebrated
rare uncommon scarce
ii second
iii third
begin onwards from
distinguish differentiate distinction
bring lure carry take
cut fell sever chop
switch turn change
get receive obtain gain
pay remunerate remuneration compensate
spread extend
teach educate train instruct
learn study
keep preserve retain
damage harm injure
doctor physician
medicine medication drug
car automobile vehicle
ship vessel boat
town city
king monarch ruler
church religion religious
belief faith
money funds
law legislation statute
company firm business
child son daughter
parent father mother
people population inhabitants residents
farm agriculture
forest woods
river stream
mountain peak
war conflict
disease illness
cost price expense spend spent
age old
deep depth
tall high height
long length
wide width
`

const table = new Map<string, Set<string>>()
for (const line of lines.trim().split('\n')) {
  const stems = line.split(' ').map((word) => stem(word, 'en'))
  for (const one of stems) {
    const known = table.get(one) ?? new Set<string>()
    for (const other of stems) if (other !== one) known.add(other)
    table.set(one, known)
  }
}

const kinds = new WeakMap<KnowledgeIndex, boolean>()

/** Whether a site is made of essays rather than of short facts. */
export function isProse(index: KnowledgeIndex): boolean {
  let known = kinds.get(index)
  if (known === undefined) {
    let long = 0
    for (const passage of index.passages) if (passage.kind === 'sentence' && passage.scope > section) long++
    known = long > index.passages.length * 0.6
    kinds.set(index, known)
  }
  return known
}

/** Terms of the site that say in essays what a word says. */
export function proseSynonymsOf(stemmed: string, index: KnowledgeIndex): number[] {
  const found: number[] = []
  for (const other of table.get(stemmed) ?? []) {
    const term = index.terms.get(other)
    if (term !== undefined) found.push(term)
  }
  return found
}
