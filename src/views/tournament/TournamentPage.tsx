import type { Tournament } from '../../../contract/tournament';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ListFailed } from '../list/ListFailed';
import { nameOf } from './name';
import styles from './Tournament.module.css';
import { TournamentBoard } from './TournamentBoard';
import { TournamentEntry } from './TournamentEntry';
import { TournamentHead } from './TournamentHead';
import { TournamentRounds } from './TournamentRounds';
import { Games, Prizes, Terms } from './TournamentTerms';
import { TournamentWinners } from './TournamentWinners';

const Loading = () => (
  <div className={styles.page} aria-hidden="true">
    <div className={styles.head}>
      <div className={styles.scene} />
      <div className={styles.who}>
        <Skeleton shape="row" />
      </div>
      <div className={styles.facts}>
        <Skeleton shape="row" />
      </div>
    </div>
  </div>
);

const Missing = () => {
  const say = useSay();
  return (
    <>
      <VisuallyHidden>
        <h1>{say('Tournament.Tournament')}</h1>
      </VisuallyHidden>
      <EmptyState
        art="ticket"
        title={say('Tournament.There is no such tournament')}
        action={<ButtonLink href="/tournaments">{say('Tournament.All tournaments')}</ButtonLink>}
      />
    </>
  );
};

const Shown = ({ tournament }: { tournament: Tournament }) => {
  const isCancelled = tournament.state === 3;
  const isPlayed = tournament.state === 1 || tournament.state === 2;
  return (
    <>
      <TournamentHead tournament={tournament} />
      <div className={styles.panel} data-cancelled={isCancelled}>
        <div className={styles.part}>
          <TournamentEntry tournament={tournament} />
        </div>
        <div className={styles.side}>
          {!isCancelled && <Prizes tournament={tournament} />}
          <Games tournament={tournament} />
          <Terms tournament={tournament} />
        </div>
        {!isCancelled && (
          <div className={styles.main}>
            {tournament.winners.length > 0 && <TournamentWinners tournament={tournament} />}
            <TournamentBoard tournament={tournament} />
            {isPlayed && <TournamentRounds />}
          </div>
        )}
      </div>
    </>
  );
};

const Look = () => {
  const say = useSay();
  const actor = useResident('tournament');
  const tournament = useView('tournament', ({ context }) => context.tournament);
  const isMissing = useView('tournament', (snapshot) =>
    snapshot.matches({ open: { page: 'missing' } }),
  );
  const hasFailed = useView('tournament', (snapshot) => snapshot.hasTag('failed'));
  if (isMissing) return <Missing />;
  return (
    <>
      {hasFailed && (
        <ListFailed
          title={say('Tournament.The tournament did not load')}
          onRetry={() => actor.send({ type: 'tournament.retry' })}
        />
      )}
      {tournament !== undefined && <Shown tournament={tournament} />}
      {tournament === undefined && !hasFailed && <Loading />}
    </>
  );
};

const Titled = () => {
  const say = useSay();
  const tournament = useView('tournament', ({ context }) => context.tournament);
  const title = tournament === undefined ? say('Tournament.Tournament') : nameOf(tournament, say);
  return (
    <Page title={title} width="wide">
      <div className={styles.page}>
        <Look />
      </div>
    </Page>
  );
};

/** A tournament: what is played for, who leads, and one’s own part in it [§2]. */
export const TournamentPage = () => {
  const say = useSay();
  return (
    <Late
      fallback={
        <Page title={say('Tournament.Tournament')} width="wide">
          <Loading />
        </Page>
      }
    >
      <Titled />
    </Late>
  );
};
