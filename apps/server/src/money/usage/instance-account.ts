/** A fixed id, so that instances starting at once create a single account. */
export const instanceAccountId = '00000000-0000-4000-a000-000000f07e40'

/** Visitors can send files to its assistant. Beyond this size the oldest are deleted. */
export const instanceStorageBytes = 1_073_741_824
