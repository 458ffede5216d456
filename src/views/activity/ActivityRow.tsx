import ChevronsUp from 'lucide-react/icons/chevrons-up';
import Crown from 'lucide-react/icons/crown';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import Medal from 'lucide-react/icons/medal';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import PartyPopper from 'lucide-react/icons/party-popper';
import Sparkles from 'lucide-react/icons/sparkles';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import type { Activity } from '../../../contract/activity';
import { STARS_MAX } from '../../../contract/limits';
import { useAmounts } from '../../app/amount';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { cx } from '../../ui/cx';
import { nameOf as nameOfAchievement } from '../achievement/words';
import { useGameName } from '../game/gameName';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { ProfileLink } from '../player/ProfileLink';
import { nameOf } from '../tournament/name';
import styles from './Activities.module.css';

const kinds: Readonly<Record<Activity['type'], { slug: string; icon: ReactNode }>> = {
  joined: { slug: 'Activity.Came to the fair', icon: <PartyPopper /> },
  won: { slug: 'Activity.Won', icon: <Trophy /> },
  jackpot: { slug: 'Activity.Won the jackpot', icon: <Sparkles /> },
  scratched: { slug: 'Activity.Won with a scratch card', icon: <Ticket /> },
  reviewed: { slug: 'Activity.Wrote a review', icon: <MessageSquareQuote /> },
  favourite: { slug: 'Activity.Has a new favourite', icon: <Heart /> },
  friends: { slug: 'Activity.Made friends', icon: <Handshake /> },
  achieved: { slug: 'Activity.Reached an achievement', icon: <Medal /> },
  levelled: { slug: 'Activity.Reached level {level}', icon: <ChevronsUp /> },
  placed: { slug: 'Activity.Won a prize in a tournament', icon: <Crown /> },
};

const Stars = ({ stars }: { stars: number }) => {
  const say = useSay();
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={say('Activity.{stars} of {all} stars', { stars: String(stars), all: STARS_MAX })}
    >
      {'★'.repeat(stars)}
      <span className={styles.unlit}>{'★'.repeat(STARS_MAX - stars)}</span>
    </span>
  );
};

/** What a player did once: what, where or with whom, and when. */
export const ActivityRow = ({ activity }: { activity: Activity }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const nameOfGame = useGameName();
  const { type, createdAt, game, friend, amount, currency, stars, achievement, tournament, level } =
    activity;
  const { slug, icon } = kinds[type];
  return (
    <li className={styles.row}>
      {friend === undefined ? (
        <span className={cx(styles.sign, type === 'jackpot' && styles.jackpot)} aria-hidden="true">
          {icon}
        </span>
      ) : (
        <PlayerAvatar playerId={friend._id} name={friend.username} src={friend.icon} />
      )}
      <div className={styles.words}>
        <p className={styles.what}>{say(slug, { level: String(level ?? '') })}</p>
        {achievement !== undefined && <span>{nameOfAchievement(achievement, say)}</span>}
        {tournament !== undefined && (
          <a className={styles.link} href={`/tournaments/${tournament._id}`}>
            {nameOf(tournament, say)}
          </a>
        )}
        {game !== undefined && (
          <a className={styles.link} href={`/games/${game.urlFriendlyName}`}>
            {nameOfGame(game)}
          </a>
        )}
        {friend !== undefined && (
          <ProfileLink playerId={friend._id} className={styles.link}>
            {friend.username}
          </ProfileLink>
        )}
        <Moment className={styles.time} at={createdAt} />
      </div>
      {stars !== undefined && <Stars stars={stars} />}
      {amount !== undefined && currency !== undefined && (
        <bdi className={cx(styles.amount, currency !== 'COINS' && styles.money)}>
          {currency === 'COINS' && <CoinGlyph />}
          {amountOf(currency, amount)}
        </bdi>
      )}
    </li>
  );
};
