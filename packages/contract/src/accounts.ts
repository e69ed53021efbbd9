import { z } from 'zod'
import { email, newPassword, ownPassword, secondFactorCode } from './auth.ts'
import { required } from './required.ts'

export const forgottenPassword = z.object({ email })
export type ForgottenPassword = z.infer<typeof forgottenPassword>

const token = z.string(required('The link is not complete')).min(1, 'The link is not complete').max(200)

export const passwordReset = z.object({ token, password: newPassword })
export type PasswordReset = z.infer<typeof passwordReset>

export const emailConfirmation = z.object({
  token,
  password: ownPassword
    .optional()
    .describe(
      'Of the account. Whoever confirms its first address without this or its session ends all sessions, two-step sign-in, keys and webhooks made before.',
    ),
  onlyWithProof: z.boolean().optional().describe('Refuse (403) rather than end anything.'),
})
export type EmailConfirmation = z.infer<typeof emailConfirmation>
export const confirmedEmail = z.object({
  message: z.string(),
  email: z.string(),
  earlierAccessEnded: z
    .boolean()
    .describe('Sessions, two-step sign-in, keys and webhooks made before ended.'),
})
export type ConfirmedEmail = z.infer<typeof confirmedEmail>

/** Confirms an action that can't be undone. */
export const proof = z.object({ password: ownPassword, code: secondFactorCode.optional() })
export type Proof = z.infer<typeof proof>

export const emailChange = proof.extend({ email })
export type EmailChange = z.infer<typeof emailChange>

export const erasedCounts = z.object({
  assistants: z.number(),
  conversations: z.number(),
  messages: z.number(),
  leads: z.number(),
  files: z.number(),
  pages: z.number(),
  sources: z.number(),
  facts: z.number(),
  taughtAnswers: z.number(),
  scans: z.number(),
  keys: z.number(),
  webhooks: z.number(),
  notices: z.number(),
  invoices: z.number(),
  sessions: z.number(),
})
export type ErasedCounts = z.infer<typeof erasedCounts>

export const erasedAccount = z.object({
  message: z.string(),
  erasedAt: z.string(),
  subscriptionCancelled: z.boolean(),
  receiptMailed: z.boolean().describe('Whether the same list is mailed: to a confirmed address alone.'),
  erased: erasedCounts,
})
export type ErasedAccount = z.infer<typeof erasedAccount>

export const security = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** A new address that its link has not confirmed yet. */
  pendingEmail: z.string().nullable(),
  /** False if the instance writes its mails to files instead of sending them. */
  mailOn: z.boolean(),
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
})
export type Security = z.infer<typeof security>

export const secondFactorStart = z.object({ password: ownPassword })
/** The secret to type into an authenticator app, and the address its QR code encodes. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>

export const secondFactorConfirmation = z.object({ code: secondFactorCode })
export const secondFactorProof = z.object({ password: ownPassword, code: secondFactorCode })
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>
