/**
 * An SQL condition for use in another statement. The limit makes PostgreSQL look up each conversation by itself instead
 * of reading all files.
 */
export const hasFiles = (conversationId: string) =>
  `(select true from files f where f.conversation_id = ${conversationId} limit 1) is not null`
