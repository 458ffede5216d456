import type { FocusEvent } from 'react';
import type { Tournament, TournamentEntry } from '../../../contract/tournament';
import { changesBetween, isMoreLeft } from '../../../machines/tournament/tournamentBoard.rules';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/cx';
import { Fault } from '../../ui/Fault';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { Prize } from './Prize';
import { useScores } from './score';
import styles from './Tournament.module.css';

const Player = ({ entry }: { entry: TournamentEntry }) => {
  const { player, playerId, icon } = entry;
  return (
    <span className={styles.player}>
      {playerId === undefined ? (
        <Avatar name={player} seed={player} decorative />
      ) : (
        <PlayerAvatar playerId={playerId} name={player} src={icon} />
      )}
      {playerId === undefined ? (
        <span className={styles.playerName}>{player}</span>
      ) : (
        <a className={styles.playerName} href={`/profile/${playerId}`}>
          {player}
        </a>
      )}
    </span>
  );
};

interface RowProps {
  tournament: Tournament;
  entry: TournamentEntry;
  isOwn: boolean;
}

/** One rank: who, with how many points of how many rounds, and what it wins. */
export const Row = ({ tournament, entry, isOwn }: RowProps) => {
  const scoreOf = useScores();
  const { rank, score, rounds, prize } = entry;
  return (
    <tr className={cx(isOwn && styles.own)} data-rank={rank}>
      <td>
        <span className={styles.rank}>{String(rank)}</span>
      </td>
      <th scope="row">
        <Player entry={entry} />
      </th>
      <td className={styles.rounds}>{String(rounds)}</td>
      <td>{scoreOf(score)}</td>
      <td>{prize > 0 && <Prize of={tournament} amount={prize} />}</td>
    </tr>
  );
};

export const Head = () => {
  const say = useSay();
  return (
    <thead>
      <tr>
        <th scope="col">{say('Tournament.Rank')}</th>
        <th scope="col">{say('Tournament.Player')}</th>
        <th scope="col" className={styles.rounds}>
          {say('Tournament.Rounds')}
        </th>
        <th scope="col">{say('Tournament.Points')}</th>
        <th scope="col">{say('Tournament.Prize')}</th>
      </tr>
    </thead>
  );
};

/** The player’s own rank, wherever it is, above the first ones. */
const Pinned = ({ tournament }: { tournament: Tournament }) => {
  const say = useSay();
  const scoreOf = useScores();
  const standing = useView('tournamentStanding', ({ context }) => context.standing);
  if (standing?.rank === undefined || !['joined', 'placed'].includes(standing.state)) return null;
  const { rank, score, prize } = standing;
  return (
    <p className={styles.pinned}>
      <span className={styles.rank}>{String(rank)}</span>
      <strong>{say('Tournament.Your rank')}</strong>
      <span>{say('Tournament.{score} points', { score: scoreOf(score) })}</span>
      {prize > 0 && (
        <span className={styles.end}>
          <Prize of={tournament} amount={prize} />
        </span>
      )}
    </p>
  );
};

const Changes = () => {
  const say = useSay();
  const board = useResident('tournamentBoard');
  const count = useView('tournamentBoard', ({ context }) =>
    changesBetween(context.shown, context.latest),
  );
  const isOffered = useView('tournamentBoard', (snapshot) =>
    snapshot.can({ type: 'tournamentBoard.update' }),
  );
  return (
    <div className={styles.changes} role="status">
      {isOffered && (
        <Button onClick={() => board.send({ type: 'tournamentBoard.update' })}>
          {say('Tournament.{count} changes', { count })}
        </Button>
      )}
    </div>
  );
};

const More = () => {
  const say = useSay();
  const board = useResident('tournamentBoard');
  const isMore = useView('tournamentBoard', ({ context: { shown, total } }) =>
    isMoreLeft(shown, total),
  );
  const mayGrow = useView('tournamentBoard', (snapshot) =>
    snapshot.can({ type: 'tournamentBoard.more' }),
  );
  const isCutShort = useView('tournamentBoard', (snapshot) =>
    snapshot.matches({ open: { pages: 'cutShort' } }),
  );
  return (
    <>
      {isCutShort && <Fault>{say('Tournament.The ranks below did not load.')}</Fault>}
      {(isMore || isCutShort) && (
        <Button busy={!mayGrow} onClick={() => board.send({ type: 'tournamentBoard.more' })}>
          {say('Common.Show more')}
        </Button>
      )}
    </>
  );
};

/** The leaderboard, live: its order holds still while somebody scrolls, points at it or has the focus in it. */
export const TournamentBoard = ({ tournament }: { tournament: Tournament }) => {
  const say = useSay();
  const board = useResident('tournamentBoard');
  const entries = useView('tournamentBoard', ({ context }) => context.shown);
  const playerId = useView('tournament', ({ context }) => context.playerId);
  const hold = (by: 'pointer' | 'focus') => board.send({ type: 'tournamentBoard.hold', by });
  const release = (by: 'pointer' | 'focus') => board.send({ type: 'tournamentBoard.release', by });
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
  };
  return (
    <Card as="section" title={say('Tournament.Leaderboard')}>
      <Pinned tournament={tournament} />
      {entries.length === 0 ? (
        <p className={styles.label}>{say('Tournament.Nobody has signed up yet. Be the first.')}</p>
      ) : (
        <div
          className={styles.board}
          onPointerEnter={() => hold('pointer')}
          onPointerLeave={() => release('pointer')}
          onFocus={() => hold('focus')}
          onBlur={leave}
        >
          <Changes />
          <div
            className={styles.ranks}
            tabIndex={0}
            role="region"
            aria-label={say('Tournament.Leaderboard')}
            onScroll={() => board.send({ type: 'tournamentBoard.scroll' })}
          >
            <table className={styles.table}>
              <Head />
              <tbody>
                {entries.map((entry) => (
                  <Row
                    key={entry.player}
                    tournament={tournament}
                    entry={entry}
                    isOwn={entry.playerId !== undefined && entry.playerId === playerId}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <More />
        </div>
      )}
    </Card>
  );
};
