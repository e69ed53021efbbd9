/**
 * The account of the assistant that this instance has for its own pages. Known beforehand, so that instances which start
 * at once make one and not several.
 */
export const houseAccountId = '00000000-0000-4000-a000-000000f07e40'

/** Anybody may send files to its assistant. Where they take more room than this, the oldest go. */
export const houseStorageBytes = 1_073_741_824
