import { z } from 'zod'
import { formBefore } from './form-before.ts'
import { type ModelProvider, modelProviders } from './model-providers.ts'
import { oneLine } from './one-line.ts'
import { required } from './required.ts'

const provider = z.enum(modelProviders, { error: 'Choose who serves the model' })

const name = z
  .string(required('The model’s name is required'))
  .overwrite(oneLine)
  .trim()
  .min(1, 'The model’s name is required')
  .max(200, 'The model’s name must be 200 characters or less')
  .regex(/^\S+$/, 'A model’s name holds no spaces')

const baseUrl = z
  .string()
  .trim()
  .max(2_000, 'The address must be 2,000 characters or less')
  .pipe(
    z.url({
      protocol: /^https?$/,
      hostname: /^[^\s%]+$/,
      error: 'The address must begin with https:// or http://',
    }),
  )
  .refine((value) => {
    const { username, password } = new URL(value)
    return !username && !password
  }, 'Put the key into its own field, not into the address')
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
  .nullable()

// The key is sent as a header, so other characters would fail every call.
const apiKey = z
  .string()
  .trim()
  .max(1_000, 'The key must be 1,000 characters or less')
  .regex(/^[\x21-\x7e]*$/, 'The key holds characters that no key has')

const price = z
  .number('Enter a number of dollars, or nothing')
  .min(0, 'A price is not negative')
  .max(100_000, 'Enter dollars for a million tokens')
  .nullable()

/** Checks doubtful sentences, all, or none. A model's name checks doubtful ones with that model. */
export const secondLooks = ['auto', 'always', 'off'] as const
const verify = z
  .string()
  .overwrite(oneLine)
  .trim()
  .min(1, 'Say which model looks at answers again')
  .max(200, 'The model’s name must be 200 characters or less')
  .regex(/^\S*$/, 'A model’s name holds no spaces')

const fields = {
  provider,
  name,
  baseUrl: baseUrl.default(null),
  apiKey: apiKey.default(''),
  sees: z.boolean().default(false),
  verify: verify.default('auto'),
  inputPrice: price.default(null),
  outputPrice: price.default(null),
  /** Price of cached input tokens; without one they cost as much as the rest. */
  cachedPrice: price.default(null),
  embeddings: z
    .string()
    .overwrite(oneLine)
    .trim()
    .max(200, 'The model’s name must be 200 characters or less')
    .regex(/^\S*$/, 'A model’s name holds no spaces')
    .default(''),
  offered: z.boolean().default(false),
}

type ModelAddress = { provider: ModelProvider; baseUrl: string | null }

const needsAddress = ({ provider: chosen, baseUrl: address }: ModelAddress) =>
  chosen !== 'compatible' || !!address
const hasEmbeddings = ({ provider: chosen, embeddings }: { provider: ModelProvider; embeddings: string }) =>
  chosen !== 'anthropic' || embeddings === ''
const noEmbeddings = { path: ['embeddings'], error: 'Anthropic has no embeddings' }

const addressMissing = { path: ['baseUrl'], error: 'Say where the server is' }

/** An empty key means none, for compatible servers that need none. In a change it keeps the current key. */
export const newModel = z
  .object(fields)
  .refine(needsAddress, addressMissing)
  .refine(hasEmbeddings, noEmbeddings)
  .refine((asked) => asked.provider === 'compatible' || asked.apiKey !== '', {
    path: ['apiKey'],
    error: 'The key is required',
  })
export type NewModel = z.infer<typeof newModel>
export type ModelForm = z.input<typeof newModel>

export const modelChange = z
  .object({ ...fields, before: formBefore })
  .refine(needsAddress, addressMissing)
  .refine(hasEmbeddings, noEmbeddings)
export type ModelChange = z.infer<typeof modelChange>

export const listedModel = z.object({
  id: z.uuid(),
  provider,
  name: z.string(),
  baseUrl: z.string().nullable(),
  keyEnd: z.string().nullable(),
  /** The key was encrypted under another SECRET_KEY and can't be read. */
  keyLost: z.boolean(),
  sees: z.boolean(),
  /** 'auto', 'always', 'off', or the name of the checking model. */
  verify: z.string(),
  inputPrice: z.number().nullable(),
  outputPrice: z.number().nullable(),
  cachedPrice: z.number().nullable(),
  embeddings: z.string().nullable(),
  offered: z.boolean(),
  isDefault: z.boolean(),
})
export type ListedModel = z.infer<typeof listedModel>

export const modelOutcome = z.object({
  model: z.string(),
  /** `answered`, or why the built-in answerer replaced the model. */
  outcome: z.string(),
  calls: z.number(),
  cutSentences: z.number(),
  firstWordMs: z.number().nullable(),
  totalMs: z.number().nullable(),
})
export type ModelOutcome = z.infer<typeof modelOutcome>

/**
 * How a model's answer was delivered: as written; as written after a check; with a false sentence rewritten; with a
 * sentence cut; or replaced by the built-in answerer.
 */
export const answerDeliveries = ['whole', 'looked', 'repaired', 'cut', 'stoodIn'] as const
export type AnswerDelivery = (typeof answerDeliveries)[number]

export const monthlyAnswers = z.object({
  period: z.string().describe('A month in UTC, as 2026-11.'),
  whole: z.number().describe('As the model said them.'),
  looked: z.number().describe('As the model said them, after a second look.'),
  repaired: z.number().describe('With a false sentence written anew.'),
  cut: z.number().describe('With a sentence left out.'),
  stoodIn: z.number().describe('Given by the built-in answerer instead.'),
})
export type MonthlyAnswers = z.infer<typeof monthlyAnswers>

/** Newest first, always including the current month. */
export const answersByMonth = z.array(monthlyAnswers)

export const modelsOverview = z.object({
  looksPaused: z.boolean(),
  /** A model set by the environment overrides the choice made here. */
  environment: z.object({ model: z.string(), baseUrl: z.string().nullable() }).nullable(),
  models: z.array(listedModel),
  month: z.object({
    period: z.string(),
    costUsd: z.number(),
    inputTokens: z.number(),
    /** Input tokens served from the provider's cache. */
    cachedTokens: z.number(),
    outputTokens: z.number(),
    budgetUsd: z.number().nullable(),
    /** The environment sets the budget. */
    budgetIsSet: z.boolean(),
    outcomes: z.array(modelOutcome),
  }),
  answers: answersByMonth,
})
export type ModelsOverview = z.infer<typeof modelsOverview>

export const offeredModel = z.object({
  id: z.uuid(),
  name: z.string().describe('Its name, and whose it is.'),
})
export type OfferedModel = z.infer<typeof offeredModel>

export const localServer = z.object({
  program: z.string(),
  baseUrl: z.string(),
  models: z.array(z.string()),
  embeddings: z.array(z.string()),
})
export type LocalServer = z.infer<typeof localServer>

export const defaultModel = z.object({
  /** Null: only the built-in answerer. */
  id: z.uuid().nullable(),
})

export const modelBudget = z.object({
  monthlyBudgetUsd: z
    .number('Enter a number of dollars, or nothing')
    .min(0, 'A budget is not negative')
    .max(10_000_000, 'Enter dollars for a month')
    .nullable(),
})
export type ModelBudget = z.infer<typeof modelBudget>
export const modelBudgetChange = modelBudget.extend({ before: formBefore })
export type ModelBudgetChange = z.infer<typeof modelBudgetChange>

const longPrompt = z.enum(['known', 'cut', 'refused', 'slow'])
/** The outcome of a prompt of maximum length: recognized, truncated, refused or too slow. */
export type LongPrompt = z.infer<typeof longPrompt>

export const modelTest = z.discriminatedUnion('works', [
  z.object({
    works: z.literal(true),
    said: z.string(),
    firstWordMs: z.number(),
    totalMs: z.number(),
    /** The wait for the first word that visitors are given. */
    patienceMs: z.number(),
    /** Null for large providers, which support it. */
    longPrompt: longPrompt.nullable(),
    inputTokens: z.number(),
    searches: z.boolean().nullable(),
  }),
  z.object({
    works: z.literal(false),
    problem: z.string(),
    detail: z.string().nullable(),
  }),
])
export type ModelTest = z.infer<typeof modelTest>
