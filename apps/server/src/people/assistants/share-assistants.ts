/** Keeps the assistants of these ids and accounts from being deleted before the transaction ends, as part of a statement. */
export const shareAssistants = (ids: string, accountIds: string) =>
  `select id, account_id from assistants where id in (${ids}) and account_id in (${accountIds})
   order by id for key share`
