import type { Services } from '../../services.ts'

const second = 1_000
const minute = 60 * second

export const handoffSettings: Services['handingOver'] = {
  patienceMs: 2 * minute,
  presenceMs: 20 * second,
  silenceMs: 30 * minute,
  mailAfterMs: minute,
}
