import type { User } from '../../../contract/player';
import type { Profile } from '../../../contract/profile';
import { user } from '../../../machines/player/player.select';
import { shownView } from '../../../machines/player/viewChoice.select';
import { counts } from '../../../machines/relation/relationCounter.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { About } from './About';
import { BelowHead } from './BelowHead';
import { Cover } from './Cover';
import { Levels } from './Levels';
import { LookOfProfile } from './LookOfProfile';
import { ownProfile } from './ownProfile';
import { PlayerFacts } from './PlayerFacts';
import { PlayerFailed } from './PlayerFailed';
import { PlayerHead } from './PlayerHead';
import styles from './ProfilePage.module.css';

const Who = ({ profile }: { profile: Profile }) => {
  const say = useSay();
  return (
    <>
      <Cover background={profile.background}>
        <PlayerHead profile={profile} level={1} />
        <About profile={profile} className={styles.about} />
        <div className={styles.actions}>
          <ButtonLink href="/friends">{say('Nav.Friends')}</ButtonLink>
          <ButtonLink href="/wallet">{say('Nav.Wallet')}</ButtonLink>
          <ButtonLink href="/settings">{say('Nav.Settings')}</ButtonLink>
        </div>
      </Cover>
      <Levels />
      <PlayerFacts profile={profile} />
    </>
  );
};

/** The head once the number of friends and the choice of flag or level are there. */
const Whole = ({ player }: { player: User }) => {
  const friends = useView('relationCounter', (all) => counts(all)?.friends ?? 0);
  const view = useView('viewChoice', shownView) ?? player.view;
  return (
    <>
      <Who profile={ownProfile(player, view, friends)} />
      <LookOfProfile player={player} />
    </>
  );
};

export const ProfilePage = () => {
  const say = useSay();
  const actor = useResident('player');
  const player = useView('player', user);
  const hasFailed = useView('player', (snapshot) => snapshot.hasTag('failed'));
  const isOpen = player !== undefined;
  return (
    <Page title={player?.username ?? say('Nav.Profile')} width="text">
      {isOpen && (
        <div className={styles.page}>
          <Late fallback={<Who profile={ownProfile(player, player.view, 0)} />}>
            <Whole player={player} />
          </Late>
          <BelowHead of="me" />
        </div>
      )}
      {!isOpen && (
        <VisuallyHidden>
          <h1>{say('Nav.Profile')}</h1>
        </VisuallyHidden>
      )}
      {!isOpen && hasFailed && (
        <PlayerFailed
          title={say('Player.Your account did not load')}
          onRetry={() => actor.send({ type: 'player.retry' })}
        />
      )}
      {!isOpen && !hasFailed && <Skeleton shape="block" />}
    </Page>
  );
};
