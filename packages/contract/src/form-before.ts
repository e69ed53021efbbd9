import { z } from 'zod'

/**
 * What the fields of a form were when it was opened. Optional, so that programs that change single fields needn't know
 * what the others hold.
 */
export const formBefore = z
  .record(z.string().max(100), z.unknown())
  .optional()
  .describe(
    'The fields as you read them. Where one of them has become something else since, nothing is saved: 409 with the code `changed_meanwhile`, and `current` says what they are now.',
  )
export type FormBefore = z.infer<typeof formBefore>
