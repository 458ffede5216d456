import { useState } from 'react';
import type { Game } from '../../../contract/game';
import { isSignedIn } from '../../../machines/auth/session.select';
import { winners as winnersOf } from '../../../machines/game/gameProfile.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { RadioPills } from '../../ui/RadioPills';
import { DailyCard } from '../daily/DailyCard';
import { FavouriteStar } from '../game/FavouriteStar';
import { Players } from '../game/Players';
import { Winners } from '../game/Winners';
import { Messages } from '../message/Messages';
import { OtherGames } from './OtherGames';
import styles from './Rail.module.css';

type Part = 'talk' | 'players' | 'games' | 'wins' | 'reward';

const names: Readonly<Record<Part, string>> = {
  talk: 'Message.Messages',
  players: 'Game.At the table now',
  games: 'Play.Other games',
  wins: 'Game.Won here',
  reward: 'Play.Next reward',
};

const parts = {
  players: Players,
  talk: Messages,
  reward: () => <DailyCard />,
  games: OtherGames,
  wins: Winners,
} satisfies Record<Part, (props: { game: Game }) => React.ReactNode>;

/**
 * One does not play alone: who else is at the table, what is said there, what was won, what comes
 * next, and where else one may play. Beside the board where there is room for all of it; elsewhere below it, one at a time.
 */
export const Rail = ({ game }: { game: Game }) => {
  const say = useSay();
  const [chosen, choose] = useState<Part>('talk');
  const isMember = useView('session', isSignedIn);
  const hasWinners = useView('gameProfile', (around) => winnersOf(around).length > 0);
  const isThere: Readonly<Record<Part, boolean>> = {
    players: true,
    talk: true,
    games: true,
    wins: hasWinners,
    reward: isMember,
  };
  const all = (Object.keys(parts) as Part[]).filter((part) => isThere[part]);
  // What was chosen may have gone: a guest has no reward.
  const shown = isThere[chosen] ? chosen : 'talk';
  return (
    <aside className={styles.rail} aria-label={say('Play.Company at the table')}>
      <div className={styles.about}>
        <ButtonLink href={`/games/${game.urlFriendlyName}`} kind="ghost" wide>
          {say('Play.Facts and reviews')}
        </ButtonLink>
        <FavouriteStar game={game} />
      </div>
      <div className={styles.choice}>
        <RadioPills
          legend={say('Play.What is shown')}
          value={shown}
          options={all.map((value) => ({ value, label: say(names[value]) }))}
          onChange={choose}
        />
      </div>
      {all.map((part) => {
        const Shown = parts[part];
        return (
          <div key={part} className={styles.part} data-shown={part === shown} data-part={part}>
            <Shown game={game} />
          </div>
        );
      })}
    </aside>
  );
};
