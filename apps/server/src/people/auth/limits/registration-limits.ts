import { rates } from '@foyer/contract/rates'

export type RegistrationLimits = {
  atOnce: number
  takenPerHour: number
  accountsPerHour: number
}

/** Limits per network: high enough for an office, too low for probing which addresses exist. */
export const registrationLimits: RegistrationLimits = {
  atOnce: 8,
  takenPerHour: 100,
  accountsPerHour: rates.registrationsPerHourPerAddress,
}
