const endings = /(?:ers?|ors?|ists?|ians?|ants?|eers?|eurs?|euses?|esses|ess|m[ae]n|wom[ae]n)$/
const deeds = /(?:ations?|ions?|e?ments?|ings?|ies|ed|es|s|y|e)$/

const shortest = 3

/** Agents that bear another name than what they do. */
const otherwise: readonly [deed: RegExp, agent: RegExp][] = [
  [
    /^(?:lessons?|class(?:es)?|courses?|workshops?|teach(?:es|ing)?|training|tuition)$/,
    /^(?:teacher|trainer|instructor|tutor|coach|instructress)s?$/,
  ],
  [/^(?:massages?|bodywork)$/, /^(?:masseuse|masseur)s?$/],
  [/^(?:cook(?:s|ing)?|food|meals|kitchen)$/, /^(?:chef|cook)s?$/],
  [/^(?:cakes?|bread|bak(?:es|ing)|pastr(?:y|ies))$/, /^(?:baker|pâtissier|patissier)s?$/],
  [/^(?:accounts|books|bills|invoices|bookkeeping)$/, /^(?:bookkeeper|accountant)s?$/],
  [/^(?:owns?|charge|boss|run(?:s|ning)?)$/, /^(?:owner|proprietor|director|manager)s?$/],
  [/^(?:found(?:ed)?|started|established)$/, /^founders?$/],
  [/^(?:repairs?|fix(?:es|ing)?|mend(?:s|ing)?|servicing)$/, /^(?:mechanic|technician|engineer|repairer)s?$/],
  [
    /^(?:hair|haircuts?|cuts?|cutting|colouring|coloring)$/,
    /^(?:hairdresser|stylist|barber|colourist|colorist)s?$/,
  ],
  [/^(?:eyes?|sight|glasses)$/, /^optometrists?$/],
  [/^(?:teeth|dental)$/, /^(?:dentist|hygienist)s?$/],
  [/^(?:photos?|pictures|photography)$/, /^photographers?$/],
  [/^(?:phones?|calls|desk)$/, /^receptionists?$/],
  [/^(?:deliver(?:s|ies|y)|pick-?ups?|van)$/, /^(?:driver|courier)s?$/],
  [/^(?:wines?)$/, /^sommeliers?$/],
  [/^(?:flowers?|bouquets?)$/, /^florists?$/],
  [/^(?:garden|plants|lawns?)$/, /^gardeners?$/],
]

/** A groomer does the grooming, a therapist therapy, an owner owns. */
export function isAgentOf(agent: string, deed: string): boolean {
  if (otherwise.some(([done, by]) => done.test(deed) && by.test(agent))) return true
  const ending = endings.exec(agent)?.[0]
  if (ending === undefined) return false
  const root = bare(agent.slice(0, -ending.length))
  if (root.length < shortest) return false
  return bare(deed) === root || bare(deed.replace(deeds, '')) === root
}

/** 'Fitt' of 'fitter' and 'drive' of 'drives'. */
const bare = (word: string) => word.replace(/e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')
