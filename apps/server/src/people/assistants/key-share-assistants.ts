/** SQL that prevents these assistants from being deleted before the transaction ends. */
export const keyShareAssistantsSql = (ids: string, accountIds: string) =>
  `select id, account_id from assistants where id in (${ids}) and account_id in (${accountIds})
   order by id for key share`
