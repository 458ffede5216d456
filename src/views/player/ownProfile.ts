import type { User } from '../../../contract/player';
import type { Profile } from '../../../contract/profile';

/** The signed-in player as their own page shows them: everything, whoever may see it. */
export const ownProfile = (user: User, view: User['view'], friendCount: number): Profile => {
  const { _id, username, name, level, subscription, icon, background, language, country } = user;
  const { flag, timezone, about, relationship, forRelationship, gender, birthday, age } = user;
  const told = {
    ...{ icon, background, language, country, flag, timezone, about },
    ...{ relationship, forRelationship, gender, birthday, age },
  };
  return {
    _id,
    username,
    name,
    level,
    view: view === 'flag' && country !== undefined ? 'flag' : 'level',
    subscription,
    presence: user.online ? 'online' : 'offline',
    standing: 'self',
    friendCount,
    ...(Object.fromEntries(
      Object.entries(told).filter(([, value]) => value !== undefined),
    ) as Partial<Profile>),
  };
};
