import type { PeopleList } from '../../../machines/relation/people.words';

interface ListWords {
  label: string;
  /** Nobody is in it: what that means, and what can be done. */
  empty: string;
  hint: string;
}

/** The lists as the tabs show them: what is looked for most comes first. */
export const tabOrder: readonly PeopleList[] = [
  'friends',
  'requests',
  'find',
  'favourites',
  'pending',
  'followers',
  'following',
  'blocked',
];

/** The phrases of each list of people. */
export const listWords: Readonly<Record<PeopleList, ListWords>> = {
  friends: {
    label: 'People.Friends',
    empty: 'People.No friends yet',
    hint: 'People.Find players and ask them for friendship.',
  },
  favourites: {
    label: 'People.Favourites',
    empty: 'People.No favourites yet',
    hint: 'People.Mark friends with the star, and they come first.',
  },
  requests: {
    label: 'People.Requests',
    empty: 'People.No open requests',
    hint: 'People.Who asks you for friendship appears here.',
  },
  pending: {
    label: 'People.Sent',
    empty: 'People.No request is under way',
    hint: 'People.Your requests stay here until they are answered.',
  },
  followers: {
    label: 'People.Followers',
    empty: 'People.Nobody follows you yet',
    hint: 'People.Who follows you appears here.',
  },
  following: {
    label: 'People.Following',
    empty: 'People.You follow nobody yet',
    hint: 'People.Follow players to find them again.',
  },
  blocked: {
    label: 'People.Blocked',
    empty: 'People.You have blocked nobody',
    hint: 'People.Who is blocked can neither see you nor write to you.',
  },
  find: {
    label: 'People.Find players',
    empty: 'People.Nobody was found',
    hint: 'People.Try another part of the name.',
  },
};
