import type { TournamentRound } from '../../../contract/tournament';
import { queryOf } from '../../../machines/kit/list.select';
import { useResident, useView } from '../../app/house';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { useGameName } from '../game/gameName';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { claimOf, verifyHref } from '../round/verifyHref';
import { useScores } from './score';
import styles from './Tournament.module.css';

const SKELETONS = 3;

/** A round that counted: what it made, where it plays again, and where it is verified. */
const Item = ({ of: { round, multiple, player } }: { of: TournamentRound }) => {
  const say = useSay();
  const scoreOf = useScores();
  const nameOf = useGameName();
  const { _id, game, openedAt } = round;
  const claim = claimOf(round);
  const href = claim && verifyHref(claim);
  return (
    <li className={styles.round}>
      <span className={styles.roundWords}>
        <strong>{player}</strong>
        <span className={styles.label}>
          {game === undefined ? say('Round.A game of the past') : nameOf(game)} ·{' '}
          <Moment at={openedAt} />
        </span>
      </span>
      <bdi className={styles.multiple}>{scoreOf(multiple)} ×</bdi>
      <a className={styles.watch} href={`/rounds/${_id}`}>
        {say('Tournament.Watch')}
      </a>
      {href === undefined ? (
        <span className={styles.label}>{say('Tournament.Its seed is still in use')}</span>
      ) : (
        <a className={styles.verify} href={href}>
          {say('Tournament.Verify')}
        </a>
      )}
    </li>
  );
};

/** The rounds that made the points, the best first; of all, or the player’s own. */
export const TournamentRounds = () => {
  const say = useSay();
  const list = useResident('tournamentRounds');
  const query = useView('tournamentRounds', queryOf);
  const playerId = useView('tournament', ({ context }) => context.playerId);
  const choose = (of: string) =>
    list.send({ type: 'list.visit', query: { id: query.id, playerId: of } });
  return (
    <Card as="section" title={say('Tournament.Best rounds')}>
      {playerId !== undefined && (
        <div className={styles.ways}>
          <Chip pressed={query.playerId === ''} onPress={() => choose('')}>
            {say('Tournament.Everybody’s')}
          </Chip>
          <Chip pressed={query.playerId === playerId} onPress={() => choose(playerId)}>
            {say('Tournament.Yours')}
          </Chip>
        </div>
      )}
      <PagedList
        of="tournamentRounds"
        words={{
          count: 'Tournament.{count} rounds that counted',
          failed: 'Tournament.The rounds did not load',
          cutShort: 'Tournament.The next rounds did not load.',
        }}
        as="ol"
        className={styles.list}
        item={(one) => <Item key={one.round._id} of={one} />}
        loading={<ListLoading rows={SKELETONS} />}
        empty={<p className={styles.label}>{say('Tournament.No round has counted yet.')}</p>}
      />
    </Card>
  );
};
