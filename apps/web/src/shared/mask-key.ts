/** Enough to tell keys apart and too little to use one. */
export const maskKey = (key: string) => `${key.slice(0, 8)}${'•'.repeat(8)}${key.slice(-4)}`

/** The same inside a program, where only what keys are made of can be filled in. */
export const maskKeyInCode = (key: string) => `${key.slice(0, 8)}...${key.slice(-4)}`
