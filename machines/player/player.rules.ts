/** What a player is told of beside the account: it stands in lists of its own. */
const beside: readonly string[] = ['notifications', 'images'];

/** Whether the account itself is another one after these changes. */
export const isOfAccount = (changed: readonly string[]): boolean =>
  changed.some((one) => !beside.includes(one));
