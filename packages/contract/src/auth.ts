import { z } from 'zod'
import { formBefore } from './form-before.ts'
import { oneLine } from './one-line.ts'
import { tiers } from './plans.ts'
import { required } from './required.ts'

export const email = z
  .string(required('Please enter a valid email address'))
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

// Argon2 hashes the whole password, so its length is bounded.
const passwordMaximum = 1_000

export const passwordMinimum = 8
export const newPassword = z
  .string(required('Password must be at least 8 characters'))
  .min(passwordMinimum, 'Password must be at least 8 characters')
  .max(passwordMaximum, 'Password must be 1,000 characters or less')

const firstName = z
  .string(required('First name is required'))
  .overwrite(oneLine)
  .trim()
  .min(1, 'First name is required')
  .max(100, 'First name must be 100 characters or less')
const lastName = z
  .string(required('Last name is required'))
  .overwrite(oneLine)
  .trim()
  .min(1, 'Last name is required')
  .max(100, 'Last name must be 100 characters or less')

/** An existing password, which may be older than the current rules. */
export const ownPassword = z
  .string(required('Password is required'))
  .min(1, 'Password is required')
  .max(passwordMaximum, 'Your password is not correct.')

/** Six digits of an authenticator app, or a recovery code. Spaces and dashes are ignored. */
export const secondFactorCode = z.string(required('Enter the code')).trim().min(1, 'Enter the code').max(40)

export const login = z.object({
  email,
  password: z
    .string(required('Password is required'))
    .min(1, 'Password is required')
    .max(passwordMaximum, 'Invalid email or password'),
  /** Required if the account has a second factor. */
  code: secondFactorCode.optional(),
})
export type Login = z.infer<typeof login>

export const register = z.object({
  firstName,
  lastName,
  email,
  companyName: z
    .string()
    .overwrite(oneLine)
    .trim()
    .max(200, 'Company name must be 200 characters or less')
    .nullish(),
  password: newPassword,
})
export type Register = z.infer<typeof register>

export const profile = z.object({ firstName, lastName })
export type Profile = z.infer<typeof profile>
export const profileChange = profile.extend({ before: formBefore })
export type ProfileChange = z.infer<typeof profileChange>

export const passwordChange = z.object({
  currentPassword: z
    .string(required('Current password is required'))
    .min(1, 'Current password is required')
    .max(passwordMaximum),
  newPassword: z
    .string(required('Password must be at least 8 characters long'))
    .min(passwordMinimum, 'Password must be at least 8 characters long')
    .max(passwordMaximum, 'Password must be 1,000 characters or less'),
})
export type PasswordChange = z.infer<typeof passwordChange>

export const user = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  subscriptionTier: z.enum(tiers),
  profileImageUrl: z.string().nullable(),
  createdAt: z.string(),
})
export type User = z.infer<typeof user>

export const session = z.object({ token: z.string(), user })
export type Session = z.infer<typeof session>
