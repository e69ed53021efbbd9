/** Answers a missing field with the sentence its form shows for an empty one. */
export const required = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (input == null ? sentence : undefined),
})
