import { z } from 'zod'

/** The assistant that an instance has of its own, for its own pages; null until it has read them. */
export const houseAssistant = z.object({ assistantId: z.string().nullable() })
export type HouseAssistant = z.infer<typeof houseAssistant>
