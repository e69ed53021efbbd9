import { rates } from '@foyer/contract/rates'

export type RegistrationLimits = {
  /** Under way at the same moment, an instance. */
  atOnce: number
  /** Answers that an address is taken, an hour. */
  takenPerHour: number
  accountsPerHour: number
}

/** For one network. An office full of newcomers stays below, somebody looking for addresses that exist does not. */
export const registrationLimits: RegistrationLimits = {
  atOnce: 8,
  takenPerHour: 100,
  accountsPerHour: rates.registrationsPerHourPerAddress,
}
