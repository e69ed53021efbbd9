import { z } from 'zod'
import { formBefore } from './form-before.ts'
import { oneLine } from './one-line.ts'
import { required } from './required.ts'

const blank = 'Key Name is required'

export const keyName = z
  .string(required(blank))
  .overwrite(oneLine)
  .trim()
  .min(1, { error: blank, abort: true })
  .max(100, 'Key Name must be 100 characters or less')
  // `trim` keeps zero-width spaces, which would look like an empty name.
  .refine((name) => /[^\p{C}\p{Z}]/u.test(name), blank)

export const newKey = z.object({ name: keyName })
export const keyChange = newKey.extend({ before: formBefore })
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  key: z.string(),
  createdAt: z.string(),
  lastUsed: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>
