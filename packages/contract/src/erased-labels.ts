import type { ErasedCounts } from './accounts.ts'

export const erasedLabels: Record<keyof ErasedCounts, string> = {
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
