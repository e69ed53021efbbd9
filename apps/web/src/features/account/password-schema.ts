import { passwordChange } from '@foyer/contract/auth'
import { z } from 'zod'

export const passwordForm = passwordChange
  .extend({ confirm: z.string() })
  .refine((values) => values.newPassword === values.confirm, {
    path: ['confirm'],
    error: "New passwords don't match",
    // Also while another field is wrong: an owner should not meet the errors one by one.
    when: () => true,
  })
