import type { Mission, MissionName } from '../../../contract/mission';
import type { Say } from '../../app/say';

export const taskWords: Readonly<Record<MissionName, string>> = {
  rounds: 'Missions.Play {goal} rounds for coins',
  wins: 'Missions.Win {goal} rounds for coins',
  games: 'Missions.Play {goal} different games for coins',
  visit: 'Missions.Play {goal} rounds of {game}',
  message: 'Missions.Say {goal} things at games',
  letter: 'Missions.Write {goal} letters',
  favourite: 'Missions.Choose {goal} favourite games',
};

/** Where each is done; absent where any game will do. */
const placeWords: Readonly<Partial<Record<MissionName, { href: string; says: string }>>> = {
  letter: { href: '/letters', says: 'Missions.To the letters' },
};

/** What a game is called in the reader's language. */
type NameOfGame = (game: NonNullable<Mission['game']>) => string;

/** What there is to do. */
export const taskOf = ({ name, goal, game }: Mission, say: Say, gameName: NameOfGame): string =>
  say(taskWords[name], {
    goal: String(goal),
    game: game === undefined ? '' : gameName(game),
  });

/** Where it is done. */
export const placeOf = (
  { name, game }: Mission,
  say: Say,
  gameName: NameOfGame,
): { href: string; label: string } => {
  if (game !== undefined)
    return {
      href: `/games/${game.urlFriendlyName}`,
      label: say('Missions.To {game}', { game: gameName(game) }),
    };
  const place = placeWords[name] ?? { href: '/', says: 'Missions.To the games' };
  return { href: place.href, label: say(place.says) };
};
