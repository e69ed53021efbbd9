import type { Assistant } from '@foyer/contract/assistants'

/** One line about an assistant, from the owner’s own text if there is any. */
export const assistantSummary = ({ context, description, websiteUrl }: Assistant) =>
  context || description || (websiteUrl ? 'Answers from your website.' : 'Answers what you teach it.')
