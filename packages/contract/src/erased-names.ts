import type { ErasedThings } from './accounts.ts'

/** What was erased with an account, as the receipt names it on the screen and by mail. */
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
