import { hash, verify } from '@node-rs/argon2'

export const hashPassword = (password: string) => hash(password)

let decoy: Promise<string> | undefined

/** Takes as long for an address nobody has as for a wrong password, so that neither can be told apart. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password nobody has')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== null && matches
}
