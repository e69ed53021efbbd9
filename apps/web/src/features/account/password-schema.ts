import { passwordChange } from '@foyer/contract/auth'
import { z } from 'zod'

export const passwordForm = passwordChange
  .extend({ confirm: z.string() })
  .refine((values) => values.newPassword === values.confirm, {
    path: ['confirm'],
    error: "New passwords don't match",
    // Runs even if other fields are invalid, so that all errors show at once.
    when: () => true,
  })
