export const tags = [
  { name: 'Chat', description: 'Ask an assistant, send it files, read a conversation back and rate it.' },
  {
    name: 'OpenAI clients',
    description: 'The same answers for every program that speaks OpenAI’s protocol.',
  },
  { name: 'MCP', description: 'An assistant as tools for other programs’ models.' },
  { name: 'Voice', description: 'Texts read aloud, and recordings turned into text.' },
  { name: 'Embed', description: 'How the widget on your website looks and behaves.' },
  { name: 'Assistants', description: 'Create assistants, change them, teach them.' },
  { name: 'Scans', description: 'What an assistant read on your website, and when it reads it again.' },
  {
    name: 'Knowledge',
    description: 'Files and texts beside the website, what of it is read, and which answers used what.',
  },
  { name: 'Conversations', description: 'What visitors asked and what they were told.' },
  { name: 'Leads', description: 'Visitors who left a way to be reached.' },
  { name: 'Analytics', description: 'Questions, answers and ratings over time.' },
  { name: 'Keys', description: 'The keys of your account.' },
  { name: 'Webhooks', description: 'Events sent to an address of yours.' },
  { name: 'Account', description: 'Accounts and sessions.' },
  { name: 'Notices', description: 'What Foyer told you.' },
  { name: 'Usage', description: 'Your plan, its limits and what is used of them.' },
  { name: 'Billing', description: 'Plans, payments and invoices.' },
  { name: 'Health', description: 'Whether this server is alive.' },
]

export const parameterWords: Record<string, string> = {
  assistantId: 'The id of the assistant; it stands in the address of its page.',
  assistant: 'The id of one assistant, or `all`.',
  sessionId: 'The name of the conversation, or of the creation; whoever begins it chooses it.',
  conversationId: 'Another name of `sessionId`.',
  limit: 'How many at most.',
  cursor: 'Where the list goes on: from the `Link` header of the answer before.',
  q: 'Only those in which this was said.',
  token: 'The end of the link in the mail.',
  id: 'Its id, as its list says it.',
  pageId: 'The id of the page, as the list of pages says it.',
  deliveryId: 'The id of the delivery, as their list says it.',
  factId: 'The id of the fact, as their list says it.',
  answerId: 'The id of the taught answer, as their list says it.',
  model: 'The id of the assistant.',
  'last-event-id': 'The id of the last event that arrived; what came after it is sent again.',
  after: 'The id of the last message that is known; as `Last-Event-ID`, for those who can’t send headers.',
  days: 'How many days back.',
  tests: 'Whether your own tries are among them.',
  date: 'How far back.',
  status: 'Only those of this status.',
  format: 'What kind of file.',
  language: 'The language that is spoken, as two letters.',
  tier: 'The plan.',
}

export const descriptions: Record<string, string> = {
  askAssistant:
    'Send the same `sessionId` again to go on with a conversation. With `Accept: text/event-stream` the answer is streamed: `event: delta` with `{ text }` as it is said, then `event: done` with the whole answer, or `event: error` with `{ message, code }`.',
  createChatCompletion:
    'The assistant’s id is the `model`, its key the bearer token. With `stream: true` the answer comes in chunks. Settings of a model (`temperature`, `top_p`, …) are let through unread.',
  getHistory: 'One of `sessionId` and `conversationId` is required: two names of the same.',
  downloadConversations: 'As JSON alone: a conversation is no row of a table. `format=csv` answers 400.',
  callMcp:
    'Streamable HTTP, a request at a time, with `Accept: application/json, text/event-stream`, as the protocol wants it; without it the answer is 406. The tools are `ask`, `search_pages` and `read_page`. Use a client of the Model Context Protocol rather than this address by hand.',
  leaveLead:
    'One of `email` and `phone` is required, and `consent` must be true. The same person again, by session, address or number, adds to what they left before and gets the same `id`; so after a lost answer, just send it again.',
  downloadLeads: 'What a spreadsheet would take for a formula begins with an apostrophe in the CSV file.',
  uploadFile:
    'Send `sessionId` before `file`. The id that is answered goes into `fileIds` of the next question. Plans with file upload only.',
  watchCreation:
    'An event stream: each event’s data is one step, the last one `done` or `error`. It resumes at `Last-Event-ID` and answers 204 once there is nothing more to tell.',
  requestPerson:
    'Where the owner lets visitors ask for a person. The owner is told; whoever comes is heard by the events of this conversation.',
  followConversation:
    'An event stream: `event: handoff` with who answers, at once and whenever that changes; `event: message` with what a person wrote, once and in order; `event: typing` while they write. It resumes at `Last-Event-ID`.',
  followConversations:
    'An event stream that says where something happened; read what happened where it is stored.',
  writeAsPerson:
    'Take the conversation over first. Sent again with the same `messageKey`, a message is stored once.',
  transcribeSpeech: 'The body is the recording itself, of at most 10 MB.',
  rotateKey: 'The old secret stops at once, on every server.',
  scanWebsite: 'Answers 200 with what changed, or 202 where reading takes longer and goes on by itself.',
  putAssistant: 'The same as PATCH, for clients that know no PATCH.',
}
