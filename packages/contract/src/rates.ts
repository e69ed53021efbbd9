/**
 * Rate limits, enforced by the server and printed in the documentation. An address is one IPv4 address or an IPv6 /64
 * network, also in the plans' `messagesPerDayPerIp`.
 */
export const rates = {
  /** Handled at the same time; further requests wait. */
  requestsAtOncePerAddress: 6,
  requestsWaitingPerAddress: 1_000,
  /** Bodies over 64 KB in transit. */
  uploadsAtOncePerAddress: 8,
  recordingsAtOncePerAddress: 4,
  /** Speech syntheses and transcriptions. */
  voicePerMinutePerAddress: 30,
  /** MCP requests without a question, such as initialize and tools/list. */
  mcpRequestsPerMinutePerAddress: 60,
  /** Files cost more than words, and an upload needs no message. */
  filesPerDayPerAddress: 30,
  /** Counted by network address, whatever names the visitor gives. */
  leadsPerDayPerAddress: 20,
  /** Counted over all keys of the account. */
  leadsPerDayOverKeys: 500,
  /** Each failure after this one doubles the wait. */
  failedSignInsPerAccount: 5,
  registrationsPerHourPerAddress: 200,
  passwordLinksPerHourPerAddress: 20,
  /** Confirmations. Resets and address changes are counted separately. */
  linksPerHourPerAccount: 5,
  /** Replies mailed to visitors and notices mailed at once. The excess waits for one digest. */
  visitorMailsPerDayPerAccount: 100,
  visitorMailsPerDayPerAddress: 10,
  noticeMailsPerDayPerAccount: 50,
  /** Stops guessing among a million codes. */
  codesPerHourPerAccount: 10,
  /** More tabs than anyone keeps open on their creations. */
  watchedCreationsPerAccount: 20,
  webhookTriesPerMinutePerAccount: 30,
  /** Each one may wake a person up. */
  personsCalledPerDayPerAddress: 20,
  /** Chats with an open event stream: an office behind one address, and the tabs of one visitor. */
  followedChatsPerAddress: 40,
  followedChatsPerConversation: 6,
  followedConversationsPerAccount: 20,
} as const
