import { familyOf } from '../../../contract/scratcher.rules';
import type { Winner } from '../../../contract/winner';
import { isSignedIn } from '../../../machines/auth/session.select';
import { route } from '../../../machines/router/router.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';
import { WinnerRow } from '../../ui/WinnerRow';
import { useGameName } from '../game/gameName';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { nameOf } from '../tournament/name';

/** What was won at: a scratch card's family, a tournament, or a game; and where its page is. */
const subjectOf = (
  { game, tournament, typeId }: Winner,
  say: Say,
  nameOfGame: ReturnType<typeof useGameName>,
) => {
  const family = familyOf(typeId);
  if (family !== undefined)
    return { name: say(`Scratcher.${family}`), href: `/scratchers/${family}` };
  if (tournament !== undefined)
    return { name: nameOf(tournament, say), href: `/tournaments/${tournament._id}` };
  return game === undefined
    ? { name: '' }
    : { name: nameOfGame(game), href: `/games/${game.urlFriendlyName}` };
};

interface WinnerRowsProps {
  winners: readonly Winner[];
  /** `won` or `won Super Jackpot` [§2]. */
  says: string;
  isJackpot?: boolean;
  /** Following a link lets the page glide to its top [§2]. */
  smooth?: boolean;
}

/** Winners with presence, links and what they won; a visitor sees a link as plain text [§2]. */
export const WinnerRows = ({ winners, says, isJackpot, smooth }: WinnerRowsProps) => {
  const say = useSay();
  const nameOfGame = useGameName();
  const amountOf = useAmounts();
  const signedIn = useView('session', isSignedIn);
  const isAtGame = useView('router', (router) => route(router).path.startsWith('/games/'));
  return winners.map((winner) => {
    const { name, href } = subjectOf(winner, say, nameOfGame);
    const { player, playerId, presence, icon } = winner;
    return (
      <WinnerRow
        key={`${playerId ?? player} ${winner.createdAt} ${winner.gameId}`}
        player={player}
        seed={playerId ?? player}
        {...(playerId !== undefined && {
          face: <PlayerAvatar playerId={playerId} name={player} presence={presence} src={icon} />,
          playerHref: `/profile/${playerId}`,
        })}
        {...(isAtGame && { playerTarget: '_blank' })}
        says={say(says)}
        game={name}
        kind={winner.currency === 'COINS' ? 'coin' : 'money'}
        plain={!signedIn}
        {...(isJackpot && { jackpot: true })}
        {...(smooth && { smooth: true })}
        {...(href !== undefined && { gameHref: href })}
        amount={amountOf(winner.currency, winner.amount)}
      />
    );
  });
};
