/** The lists of people that a player has [§3 User]. */
export const relatedLists = [
  'friends',
  'favourites',
  'requests',
  'pending',
  'followers',
  'following',
  'blocked',
] as const;
