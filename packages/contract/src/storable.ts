/** Removes characters that PostgreSQL rejects: NUL and lone surrogates. */
export const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
