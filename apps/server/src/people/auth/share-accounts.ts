/**
 * Keeps the accounts of these ids from being deleted before the transaction ends, as part of a statement. Rows that
 * refer to an account do so too when they are stored; whoever locks something else before has to do it at the beginning.
 */
export const shareAccounts = (ids: string) =>
  `select id from accounts where id in (${ids}) order by id for key share`
