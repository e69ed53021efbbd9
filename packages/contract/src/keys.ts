import { z } from 'zod'
import { required } from './required.ts'

export const keyName = z
  .string(required('Key Name is required'))
  .trim()
  .min(1, 'Key Name is required')
  .max(100, 'Key Name must be 100 characters or less')

export const newKey = z.object({ name: keyName })
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  key: z.string(),
  createdAt: z.string(),
  lastUsed: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>
