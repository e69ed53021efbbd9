import type { Assistant } from '@foyer/contract/assistants'

/** What an assistant is for, in its owner's words where there are any. */
export const aboutOf = ({ context, description, websiteUrl }: Assistant) =>
  context || description || (websiteUrl ? 'Answers from your website.' : 'Answers what you teach it.')
