/** The one slice that writes and reads a table. Whoever else wants something of it calls a verb of that slice. */
export const writers = {
  account_keys: 'keys',
  account_links: 'auth',
  accounts: 'auth',
  agreed_limits: 'auth',
  assistant_facts: 'knowledge',
  assistants: 'assistants',
  conversations: 'conversations',
  embedded_assistants: 'models',
  files: 'files',
  handoffs: 'handoff',
  instance_key: 'crypto',
  invoices: 'billing',
  language_models: 'models',
  leads: 'leads',
  login_failures: 'auth',
  logos: 'embed',
  messages: 'conversations',
  model_outcomes: 'models',
  model_settings: 'models',
  model_spending: 'models',
  notice_choices: 'notices',
  notices: 'notices',
  own_sources: 'knowledge',
  pages: 'knowledge',
  passage_vectors: 'models',
  payment_events: 'billing',
  recovery_codes: 'auth',
  sandbox_checkouts: 'billing',
  sandbox_customers: 'billing',
  scan_events: 'scans',
  scan_ledger: 'scans',
  scans: 'scans',
  second_factors: 'auth',
  sessions: 'auth',
  subscriptions: 'billing',
  taught_answers: 'knowledge',
  usage_counters: 'usage',
  visitor_counters: 'usage',
  webhook_deliveries: 'webhooks',
  webhook_endpoints: 'webhooks',
}

/** Slices that read a table of another's in a statement of their own, and why they may. */
const groups = []
export const readers = new Set(groups.flatMap(({ uses }) => uses))

/** Fills an empty instance from a backup: every table, whatever is in it. */
export const writesAll = 'admin/import-instance.ts'
