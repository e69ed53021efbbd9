import { z } from 'zod'

/**
 * The field values when the form was opened. Optional, so that programs can change single fields without reading the
 * rest.
 */
export const formBefore = z
  .record(z.string().max(100), z.unknown())
  .optional()
  .describe(
    'The fields as you read them. Where one of them has become something else since, nothing is saved: 409 with the code `changed_meanwhile`, and `current` says what they are now.',
  )
export type FormBefore = z.infer<typeof formBefore>
