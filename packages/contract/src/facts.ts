import { z } from 'zod'
import { formBefore } from './form-before.ts'
import { required } from './required.ts'
import { fact, factKinds } from './scans.ts'

export const factOrigins = ['structured', 'text', 'model', 'owner'] as const

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

export const knownFact = fact.extend({
  id: z.string(),
  /** The branch, the restaurant, the section of a price list. */
  part: z.string().nullable(),
  /** When or for whom it applies: 'high season', 'members', 'from'. */
  condition: z.string().nullable(),
  unit: z.string().nullable(),
  amount: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  validity: z.string().nullable(),
  /** The page's words. For facts stated by the owner, the website's version. */
  quote: z.string().nullable(),
  /** A contradicting value from another page, until the owner decides. */
  otherValue: z.string().nullable(),
  origin: z.enum(factOrigins),
  /** False if the site is ambiguous or contradicts the owner. The owner is then asked. */
  sure: z.boolean(),
  /** The website's value of a fact that the owner stated; null if the site has none or the fact came from it. */
  siteValue: z.string().nullable(),
  /** The owner confirmed the website's value. A later change is answered with its date until the owner reviews it. */
  confirmed: z.boolean(),
  /** False for hours without days or times: they can't be answered, only corrected or removed. */
  confirmable: z.boolean(),
})
export type KnownFact = z.infer<typeof knownFact>

/** Answers missing and blank input with the same sentence. */
const optionalText = (most: number, name: string) =>
  z
    .string({ error: `${name} must be a text.` })
    .trim()
    .max(most, `${name} can have at most ${most.toLocaleString('en')} characters.`)
const requiredText = (most: number, name: string, sentence: string) =>
  z
    .string(required(sentence))
    .trim()
    .min(1, sentence)
    .max(most, `${name} can have at most ${most.toLocaleString('en')} characters.`)

const currencyWords = 'A currency is three letters, such as EUR.'
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)
const details = {
  part: optionalText(200, 'The part of the business').nullable(),
  condition: optionalText(200, 'The condition').nullable(),
  unit: optionalText(60, 'The unit').nullable(),
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
  validity: optionalText(120, 'The time it is valid').nullable(),
}

export const newFact = z.object({
  kind: z.enum(factKinds, { error: `Choose what kind of fact it is: ${factKinds.join(', ')}.` }),
  label: requiredText(200, 'The name', 'Say what this is about, such as Monday or Haircut.'),
  value: requiredText(1_000, 'The value', 'Say what it is, such as 9:00–17:00 or £25.'),
  ...z.object(details).partial().shape,
})
export type NewFact = z.infer<typeof newFact>

/** A correction. An empty change confirms the fact. */
export const factChange = z.strictObject(
  { ...newFact.omit({ kind: true }).partial().shape, before: formBefore },
  {
    // A misspelled field would otherwise confirm the fact it was meant to change.
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' && keys ? `A fact has no field called ${keys.join(', ')}.` : undefined,
  },
)
export type FactChange = z.infer<typeof factChange>

export const factFormats = ['csv', 'json', 'schema'] as const
export type FactFormat = (typeof factFormats)[number]

/** The most important facts the owner hasn't reviewed, questions first. */
export const factCheck = z.object({
  facts: z.array(knownFact),
  /** Counts questions outside this list too. A week of one part and season is one question. */
  questions: z.number(),
})
export type FactCheck = z.infer<typeof factCheck>

const tooMany = 'Answer at most 100 facts at once.'
const factId = z.string().max(64)
const factIds = z.array(factId).max(100, tooMany).default([])

export const factAnswers = z.object({
  confirm: factIds,
  correct: z
    .array(z.object({ id: factId, value: newFact.shape.value }))
    .max(100, tooMany)
    .default([]),
  /** Wrong, or not for visitors. */
  drop: factIds,
  /** Undoes a removal, or returns a corrected fact to the website's value. */
  restore: factIds,
  before: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'The values that you were shown, by the ids of their facts: where one has become another since, 409 with the code `changed_meanwhile`, and nothing is kept.',
    ),
})
export type FactAnswers = z.infer<typeof factAnswers>
