/** What a missing field is answered with: the sentence its form shows where it was left empty. */
export const required = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (input == null ? sentence : undefined),
})
