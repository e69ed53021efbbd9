import type { ErasedThings } from './accounts.ts'

/** The labels of the erasure receipt, on the screen and in the mail. */
export const erasedNames: Record<keyof ErasedThings, string> = {
  assistants: 'Assistants',
  conversations: 'Conversations',
  messages: 'Messages',
  leads: 'Leads',
  files: 'Files of visitors',
  pages: 'Pages read',
  sources: 'Files and texts you added',
  facts: 'Facts',
  taughtAnswers: 'Taught answers',
  scans: 'Scans',
  keys: 'API keys',
  webhooks: 'Webhooks',
  notices: 'Notices',
  invoices: 'Invoices (our copies)',
  sessions: 'Sessions',
}
