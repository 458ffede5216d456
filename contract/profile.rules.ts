/** The platform's own account, used where a player has no id [§2 /profile/admin]. */
export const OFFICIAL_ID = 'player_official';

/** Whether an id, or the word in its place, means the platform's own account. */
export const isOfficial = (id: string): boolean => id === 'admin' || id === OFFICIAL_ID;
