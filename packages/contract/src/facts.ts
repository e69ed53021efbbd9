import { z } from 'zod'
import { formBefore } from './form-before.ts'
import { required } from './required.ts'
import { fact, factKinds } from './scans.ts'

export const factOrigins = ['structured', 'text', 'model', 'owner'] as const

/** What a scan says of a fact beside the fact itself. */
const found = {
  part: z.string().optional(),
  condition: z.string().optional(),
  unit: z.string().optional(),
  amount: z.number().optional(),
  currency: z.string().optional(),
  validity: z.string().optional(),
  quote: z.string().optional(),
  otherValue: z.string().optional(),
  origin: z.enum(factOrigins).optional(),
  sure: z.boolean().optional(),
}
export const foundFact = fact.extend(found)
export type FoundFact = z.infer<typeof foundFact>

/** A fact of an assistant: what, of which part of the business, under which condition, who says so and how sure it is. */
export const knownFact = fact.extend({
  id: z.string(),
  /** The branch, the restaurant, the section of a price list. */
  part: z.string().nullable(),
  /** When or for whom it holds: 'high season', 'members', 'from'. */
  condition: z.string().nullable(),
  /** What a price is counted by. */
  unit: z.string().nullable(),
  amount: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  validity: z.string().nullable(),
  /** The words of the page; of a fact that the owner stated, what the site says instead. */
  quote: z.string().nullable(),
  /** What other pages say of the same, where they contradict each other; null once the owner has spoken. */
  otherValue: z.string().nullable(),
  origin: z.enum(factOrigins),
  /** False where the site leaves doubt, or contradicts what the owner said: to be asked. */
  sure: z.boolean(),
  /** Of a fact that the owner stated, what the website says of the same; null where it says nothing, or the fact is its own. */
  siteValue: z.string().nullable(),
  /** The owner said that the website is right: where it says something else later, that is told, with its date, until the owner answers. */
  confirmed: z.boolean(),
  /** False of hours that hold no days or no times: nobody can be told them, so they are corrected or dropped. */
  confirmable: z.boolean(),
})
export type KnownFact = z.infer<typeof knownFact>

/** The same sentence for whoever sends nothing, and for whoever sends only spaces. */
const words = (most: number, name: string) =>
  z
    .string({ error: `${name} must be a text.` })
    .trim()
    .max(most, `${name} can have at most ${most.toLocaleString('en')} characters.`)
const wanted = (most: number, name: string, sentence: string) =>
  z
    .string(required(sentence))
    .trim()
    .min(1, sentence)
    .max(most, `${name} can have at most ${most.toLocaleString('en')} characters.`)

const currencyWords = 'A currency is three letters, such as EUR.'
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)
const details = {
  part: words(200, 'The part of the business').nullable(),
  condition: words(200, 'The condition').nullable(),
  unit: words(60, 'The unit').nullable(),
  amount: z
    .number({ error: 'The amount must be a number.' })
    .min(0, 'The amount can’t be less than nothing.')
    .nullable(),
  currency: z
    .string({ error: currencyWords })
    .trim()
    .max(3, currencyWords)
    .regex(/^[A-Za-z]{3}$/, currencyWords)
    .transform((code) => code.toUpperCase())
    .refine(isCurrency, 'There is no such currency. It is known by its three letters, such as EUR.')
    .nullable(),
  validity: words(120, 'The time it is valid').nullable(),
}

/** What an owner states. */
export const newFact = z.object({
  kind: z.enum(factKinds, { error: `Choose what kind of fact it is: ${factKinds.join(', ')}.` }),
  label: wanted(200, 'The name', 'Say what this is about, such as Monday or Haircut.'),
  value: wanted(1_000, 'The value', 'Say what it is, such as 9:00–17:00 or £25.'),
  ...z.object(details).partial().shape,
})
export type NewFact = z.infer<typeof newFact>

/** A correction; without any field it says that the fact is right as it is. */
export const factChange = z.strictObject(
  { ...newFact.omit({ kind: true }).partial().shape, before: formBefore },
  {
    // Whoever misspells a field would otherwise confirm what was to be changed.
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' && keys ? `A fact has no field called ${keys.join(', ')}.` : undefined,
  },
)
export type FactChange = z.infer<typeof factChange>

export const factFormats = ['csv', 'json', 'schema'] as const
export type FactFormat = (typeof factFormats)[number]

/** The few facts that matter most and that the owner has not answered for yet, questions first. */
export const factCheck = z.object({
  facts: z.array(knownFact),
  /** How many questions there are, in this list or not; a week of one part and season is one. */
  questions: z.number(),
})
export type FactCheck = z.infer<typeof factCheck>

const tooMany = 'Answer at most 100 facts at once.'
const factId = z.string().max(64)
const several = z.array(factId).max(100, tooMany).default([])

/** What the owner says of several facts at once. */
export const factAnswers = z.object({
  /** Right as they are. */
  confirm: several,
  correct: z
    .array(z.object({ id: factId, value: newFact.shape.value }))
    .max(100, tooMany)
    .default([]),
  /** Wrong, or not to be told. */
  drop: several,
  /** Dropped ones come back, and of corrected ones what the website says. */
  restore: several,
  before: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'The values that you were shown, by the ids of their facts: where one has become another since, 409 with the code `changed_meanwhile`, and nothing is kept.',
    ),
})
export type FactAnswers = z.infer<typeof factAnswers>
