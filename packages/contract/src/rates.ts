/**
 * How much may come in a while, or at once. The server holds to these numbers and the documentation tells them. An address
 * is one of IPv4, or a network (/64) of IPv6; `messagesPerDayPerIp` of the plans is counted by the same.
 */
export const rates = {
  /** Worked on at the same time; what comes beyond waits in turn. */
  requestsAtOncePerAddress: 6,
  requestsWaitingPerAddress: 1_000,
  /** Bodies of more than 64 KB on their way. */
  uploadsAtOncePerAddress: 8,
  recordingsAtOncePerAddress: 4,
  /** Texts read aloud and recordings written down. */
  voicePerMinutePerAddress: 30,
  /** Requests of MCP that ask nothing: to begin, and to list the tools. */
  mcpRequestsPerMinutePerAddress: 60,
  /** Files cost more than words, and sending one needs no message. */
  filesPerDayPerAddress: 30,
  /** Counted by the address that a visitor comes from, whatever names they give. */
  leadsPerDayPerAddress: 20,
  /** Of one account, whichever of its keys they come with. */
  leadsPerDayOverKeys: 500,
  /** From here on each failure doubles the wait. */
  failedSignInsPerAccount: 5,
  registrationsPerHourPerAddress: 200,
  /** Links to a new password, asked for by anybody. */
  passwordLinksPerHourPerAddress: 20,
  /** Mails with a link that one account causes; resets, confirmations and changes of address are counted apart. */
  linksPerHourPerAccount: 5,
  /** Replies mailed to visitors, and notices mailed to owners at once: what comes beyond waits for one digest. */
  visitorMailsPerDayPerAccount: 100,
  visitorMailsPerDayPerAddress: 10,
  noticeMailsPerDayPerAccount: 50,
  /** Codes of a second factor: nobody gets to try many of a million. */
  codesPerHourPerAccount: 10,
  /** More tabs than anyone keeps open on creations of theirs. */
  watchedCreationsPerAccount: 20,
  /** Test events and replays that an owner has sent by hand. */
  webhookTriesPerMinutePerAccount: 30,
  /** Each may wake somebody up. */
  personsCalledPerDayPerAddress: 20,
  /** Chats whose events are followed: a whole office behind one address, and the tabs of one visitor. */
  followedChatsPerAddress: 40,
  followedChatsPerConversation: 6,
  /** Tabs in which an owner follows their conversations. */
  followedConversationsPerAccount: 20,
} as const
