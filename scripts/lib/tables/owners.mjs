/** The one slice that writes a table. Whoever else wants something changed calls a verb of that slice. */
export const writers = {
  account_keys: 'keys',
  accounts: 'auth',
  agreed_limits: 'usage',
  assistant_facts: 'knowledge',
  assistants: 'assistants',
  conversations: 'conversations',
  files: 'files',
  invoices: 'billing',
  login_failures: 'auth',
  messages: 'conversations',
  model_spending: 'models',
  notices: 'notices',
  pages: 'knowledge',
  payment_events: 'billing',
  sandbox_checkouts: 'billing',
  sandbox_customers: 'billing',
  scan_events: 'scans',
  scan_ledger: 'scans',
  scans: 'scans',
  sessions: 'auth',
  subscriptions: 'billing',
  taught_answers: 'knowledge',
  usage_counters: 'usage',
  visitor_counters: 'usage',
}

/** Slices that read a table of another's in a statement of their own, and why they may. */
export const readers = {
  'analytics conversations': 'sums over hundreds of thousands of rows, where they lie',
  'analytics messages': 'sums over hundreds of thousands of rows, where they lie',
  'auth agreed_limits': 'the plan comes with the session, which every request of an owner asks for',
  'billing accounts': 'an hourly comparison of all subscriptions with their accounts',
  'conversations assistants': 'a page of the list comes with the names of its assistants',
  'conversations files': 'conversations are shown and erased with what was sent in them; files/ stands above',
  'db accounts': 'the lock that transactions of all slices take first',
  'embed accounts': 'a widget asks at every page view, and its plan decides what it shows',
  'embed assistants': 'a widget asks at every page view, and its plan decides what it shows',
  'files conversations': 'a file knows its conversation, and that one its assistant',
  'scans accounts': 'which scans are due depends on the plan of today',
  'scans agreed_limits': 'which scans are due depends on the plan of today',
  'scans assistants': 'which scans are due depends on the plan of today',
  'usage accounts': 'a limit is read with the plan it is of, in the transaction that holds the account',
  'usage assistants': 'counted against the limit, in the transaction that holds the account',
  'usage files': 'their bytes are counted against the limit, in the transaction that holds the account',
  'usage pages': 'their characters are counted against the limit, in the transaction that holds the account',
  'visitors accounts': 'every message asks for the assistant with its plan',
  'visitors agreed_limits': 'every message asks for the assistant with its plan',
  'visitors assistants': 'every message asks for the assistant with its plan',
}

/** Fills an empty instance from a backup: every table, whatever is in it. */
export const writesAll = 'admin/import-instance.ts'
