/**
 * Where a tab keeps what it keeps: apart from all others where staff looks at a player's page in it, which
 * the office let it do [decision 189].
 */
export const storageOfTab = (): Storage =>
  sessionStorage.getItem('token') === null ? localStorage : sessionStorage;
