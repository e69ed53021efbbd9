/**
 * Whether anything was sent in a conversation, as part of a statement that looks up conversations; `conversationId` is
 * what that statement calls its id. With a limit it is looked up by itself: else PostgreSQL might plan to read all files
 * for the many conversations that it expects.
 */
export const hasFiles = (conversationId: string) =>
  `(select true from files f where f.conversation_id = ${conversationId} limit 1) is not null`
