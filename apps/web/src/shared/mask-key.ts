export const maskKey = (key: string) => `${key.slice(0, 8)}${'•'.repeat(8)}${key.slice(-4)}`

/** For programs, which accept only the characters that keys are made of. */
export const maskKeyInCode = (key: string) => `${key.slice(0, 8)}...${key.slice(-4)}`
