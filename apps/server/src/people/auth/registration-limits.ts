import { rates } from '@foyer/contract/rates'

export type RegistrationLimits = {
  /** Registrations that one instance works on at the same moment. */
  atOnce: number
  /** How often in an hour somebody is told that an address is taken. */
  takenPerHour: number
  accountsPerHour: number
}

/**
 * The limits hold for one network. An office full of newcomers stays below, somebody looking for addresses that exist
 * does not.
 */
export const registrationLimits: RegistrationLimits = {
  atOnce: 8,
  takenPerHour: 100,
  accountsPerHour: rates.registrationsPerHourPerAddress,
}
