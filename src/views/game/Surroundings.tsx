import ExternalLink from 'lucide-react/icons/external-link';
import type { Game } from '../../../contract/game';
import { affiliates as affiliatesOf } from '../../../machines/game/gameProfile.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { GameAchievements } from '../achievement/GameAchievements';
import { AdvertisementPlace } from '../advertisement/AdvertisementPlace';
import { Messages } from '../message/Messages';
import { Reviews } from '../review/Reviews';
import { FreeSpinsList } from '../spin/FreeSpinsList';
import { GameTournaments } from '../tournament/GameTournaments';
import { Players } from './Players';
import styles from './Surroundings.module.css';
import { Winners } from './Winners';

/** Who else offers the game for money; the click is reported beside the opening tab. */
const Affiliates = ({ gameId }: { gameId: string }) => {
  const say = useSay();
  const profile = useResident('gameProfile');
  const affiliates = useView('gameProfile', affiliatesOf);
  if (affiliates.length === 0) return null;
  return (
    <Card as="section" title={say('Game.For money elsewhere')}>
      <ul className={styles.affiliates}>
        {affiliates.map(({ _id, displayName, legalName, image, games, affiliateUrl }) => {
          const own = games.find((game) => game.gameId === gameId);
          return (
            <li key={_id} className={styles.affiliate}>
              <img className={styles.picture} src={image} alt="" loading="lazy" />
              <div className={styles.name}>
                <strong>{displayName}</strong>
                <span className={styles.muted}>{legalName}</span>
              </div>
              <ButtonLink
                href={own?.url ?? affiliateUrl}
                target="_blank"
                icon={<ExternalLink aria-hidden="true" />}
                onClick={() =>
                  profile.send({
                    type: 'affiliate.open',
                    affiliateId: _id,
                    link: own === undefined ? 'website' : 'game',
                  })
                }
              >
                {say('Game.Open')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

const Unloaded = () => {
  const say = useSay();
  const profile = useResident('gameProfile');
  const hasFailed = useView(
    'gameProfile',
    (snapshot) =>
      snapshot.matches({ open: { profile: 'failed' } }) && snapshot.context.profile === undefined,
  );
  const isLoading = useView(
    'gameProfile',
    (snapshot) =>
      snapshot.matches({ open: { profile: 'loading' } }) && snapshot.context.profile === undefined,
  );
  if (isLoading)
    return (
      <Card>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Card>
    );
  return hasFailed ? (
    <Card>
      <div className={styles.failed} role="alert">
        <p>{say('Game.Winners and players did not load.')}</p>
        <Button kind="ghost" onClick={() => profile.send({ type: 'gameProfile.retry' })}>
          {say('Common.Try again')}
        </Button>
      </div>
    </Card>
  ) : null;
};

/** What surrounds a game: people, talk and opinions beside the facts [§2 game page]. */
export const Surroundings = ({ game }: { game: Game }) => (
  <div className={styles.around}>
    <div className={styles.column}>
      <Reviews />
    </div>
    <div className={styles.column}>
      <FreeSpinsList gameId={game._id} />
      <Players />
      <Messages />
      <Unloaded />
      <GameTournaments />
      <GameAchievements />
      <Winners />
      <Affiliates gameId={game._id} />
      <AdvertisementPlace placement="game" />
    </div>
  </div>
);
