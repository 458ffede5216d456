import { useSelector } from '@xstate/react';
import type { Profile } from '../../../contract/profile';
import { isOfficial } from '../../../contract/profile.rules';
import type { PlayerCardActor } from '../../../machines/player/playerCard.machine';
import { profile } from '../../../machines/player/playerCard.select';
import { route } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ReportLink } from '../report/ReportLink';
import { About } from './About';
import { BelowHead } from './BelowHead';
import { Cover } from './Cover';
import { Official } from './Official';
import { PlayerActions } from './PlayerCard';
import { PlayerFacts } from './PlayerFacts';
import { PlayerFailed } from './PlayerFailed';
import { PlayerHead } from './PlayerHead';
import styles from './PlayerPage.module.css';

/** What the page is called: the platform's account by the platform's name. */
const nameOf = ({ _id, username, name }: Profile): string => (isOfficial(_id) ? name : username);

const Player = ({ actor }: { actor: PlayerCardActor }) => {
  const say = useSay();
  const shown = useSelector(actor, profile);
  const isGone = useSelector(actor, (card) => card.matches('gone'));
  const hasFailed = useSelector(actor, (card) => card.hasTag('failed'));
  const title = isGone ? say('People.Player not available') : say('Nav.Profile');
  return (
    <Page title={shown === undefined ? title : nameOf(shown)} width="text">
      {shown === undefined && (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      {isGone && (
        <EmptyState
          title={title}
          text={say('Player.There is nobody at this address, or nobody for you.')}
          action={
            <ButtonLink href="/" kind="primary">
              {say('Common.To the games')}
            </ButtonLink>
          }
        />
      )}
      {hasFailed && (
        <PlayerFailed
          title={say('Player.The player did not load')}
          onRetry={() => actor.send({ type: 'playerCard.retry' })}
        />
      )}
      {!isGone && !hasFailed && shown === undefined && <Skeleton shape="block" />}
      {shown !== undefined && isOfficial(shown._id) && <Official profile={shown} />}
      {shown !== undefined && !isOfficial(shown._id) && (
        <div className={styles.page}>
          <Cover background={shown.background}>
            <PlayerHead profile={shown} level={1} />
            <About profile={shown} className={styles.about} />
            <div className={styles.actions}>
              <PlayerActions shown={shown} />
              <Late fallback={null}>
                <ReportLink kind="player" id={shown._id} of={shown._id} />
              </Late>
            </div>
          </Cover>
          <PlayerFacts profile={shown} />
          <BelowHead of={shown._id} />
        </div>
      )}
    </Page>
  );
};

/** Another player's profile, as far as this visitor may see it [§2 /profile/{id}]. */
export const PlayerPage = () => {
  const playerId = useView('router', (router) => route(router).params.id ?? '');
  const at = `player ${playerId}`;
  return (
    <Mounted key={at} at={at} control="playerCard" input={{ playerId }}>
      {(actor) => <Player actor={actor} />}
    </Mounted>
  );
};
