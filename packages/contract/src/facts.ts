import { z } from 'zod'
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
  origin: z.enum(factOrigins),
  /** False where the site leaves doubt, or contradicts what the owner said: to be asked. */
  sure: z.boolean(),
})
export type KnownFact = z.infer<typeof knownFact>

const words = (most: number) => z.string().trim().max(most)
const details = {
  part: words(200).nullable(),
  condition: words(200).nullable(),
  unit: words(60).nullable(),
  amount: z.number().finite().nullable(),
  currency: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{3}$/, 'A currency is three letters, such as EUR.')
    .transform((code) => code.toUpperCase())
    .nullable(),
  validity: words(120).nullable(),
}

/** What an owner states. */
export const newFact = z.object({
  kind: z.enum(factKinds),
  label: words(200).min(1),
  value: words(1_000).min(1),
  ...z.object(details).partial().shape,
})
export type NewFact = z.infer<typeof newFact>

/** A correction; without any field it says that the fact is right as it is. */
export const factChange = newFact.omit({ kind: true }).partial()
export type FactChange = z.infer<typeof factChange>
