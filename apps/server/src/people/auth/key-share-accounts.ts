/**
 * SQL that prevents these accounts from being deleted before the transaction ends. Inserts of referencing rows take the
 * same lock, so run this first if the transaction locks anything else.
 */
export const keyShareAccountsSql = (ids: string) =>
  `select id from accounts where id in (${ids}) order by id for key share`
