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

// Sent as a header: what no header may hold would fail at every call.
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

/** Sentences in doubt are looked at again, all are, none is; or those in doubt by the model of that name. */
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
  /** Of what it has read before and the provider still knows; without, it costs as much as the rest. */
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

/** An empty key is none, where a server of one's own asks for none; in a change it is the one kept so far. */
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

/** A model as the operator sees it: never with its whole key. */
export const listedModel = z.object({
  id: z.uuid(),
  provider,
  name: z.string(),
  baseUrl: z.string().nullable(),
  /** How the key ends; null where there is none. */
  keyEnd: z.string().nullable(),
  /** The key can't be read any more: it was kept under another SECRET_KEY. */
  keyLost: z.boolean(),
  sees: z.boolean(),
  /** 'auto', 'always', 'off', or the name of the model that looks at answers again. */
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
  /** `answered`, or why the built-in answerer stood in. */
  outcome: z.string(),
  calls: z.number(),
  cutSentences: z.number(),
  firstWordMs: z.number().nullable(),
  totalMs: z.number().nullable(),
})
export type ModelOutcome = z.infer<typeof modelOutcome>

/**
 * How an answer of a model was given: as the model said it; so after a second look; with a false sentence written anew;
 * with a sentence cut; or not at all, as the built-in answerer stood in.
 */
export const waysGiven = ['whole', 'looked', 'repaired', 'cut', 'stoodIn'] as const
export type WayGiven = (typeof waysGiven)[number]

/** How many answers were given in which way in a month; each counts once. */
export const monthOfAnswers = z.object({
  period: z.string().describe('A month in UTC, as 2026-11.'),
  whole: z.number().describe('As the model said them.'),
  looked: z.number().describe('As the model said them, after a second look.'),
  repaired: z.number().describe('With a false sentence written anew.'),
  cut: z.number().describe('With a sentence left out.'),
  stoodIn: z.number().describe('Given by the built-in answerer instead.'),
})
export type MonthOfAnswers = z.infer<typeof monthOfAnswers>

/** The newest first; this month is always among them. */
export const answersByMonth = z.array(monthOfAnswers)

export const modelsOverview = z.object({
  /** Second looks failed so often that for a moment none is taken. */
  looksPaused: z.boolean(),
  /** The model that the environment names, which then answers whatever is chosen here. */
  environment: z.object({ model: z.string(), baseUrl: z.string().nullable() }).nullable(),
  models: z.array(listedModel),
  month: z.object({
    period: z.string(),
    costUsd: z.number(),
    inputTokens: z.number(),
    /** Those of them that the provider still knew. */
    cachedTokens: z.number(),
    outputTokens: z.number(),
    budgetUsd: z.number().nullable(),
    /** The environment says it. */
    budgetIsSet: z.boolean(),
    outcomes: z.array(modelOutcome),
  }),
  answers: answersByMonth,
})
export type ModelsOverview = z.infer<typeof modelsOverview>

/** A model that an owner may choose for an assistant. */
export const offeredModel = z.object({
  id: z.uuid(),
  name: z.string().describe('Its name, and whose it is.'),
})
export type OfferedModel = z.infer<typeof offeredModel>

/** A server of models that runs on the machine of this instance. */
export const localServer = z.object({
  program: z.string(),
  baseUrl: z.string(),
  models: z.array(z.string()),
  /** Those that turn texts into numbers. */
  embeddings: z.array(z.string()),
})
export type LocalServer = z.infer<typeof localServer>

export const defaultModel = z.object({
  /** Null: the built-in answerer alone. */
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
/** What became of a prompt that is as long as they get: its beginning was known or cut off, or it got no answer. */
export type LongPrompt = z.infer<typeof longPrompt>

export const modelTest = z.discriminatedUnion('works', [
  z.object({
    works: z.literal(true),
    said: z.string(),
    firstWordMs: z.number(),
    totalMs: z.number(),
    /** How long visitors wait for the first word. */
    patienceMs: z.number(),
    /** Null where a large provider serves it, whose models are known to. */
    longPrompt: longPrompt.nullable(),
    /** The most tokens of a prompt. */
    inputTokens: z.number(),
    /** Whether it used a search that it was offered; null as above. */
    searches: z.boolean().nullable(),
  }),
  z.object({
    works: z.literal(false),
    /** In plain words, what is wrong. */
    problem: z.string(),
    /** What the provider itself said of it. */
    detail: z.string().nullable(),
  }),
])
export type ModelTest = z.infer<typeof modelTest>
