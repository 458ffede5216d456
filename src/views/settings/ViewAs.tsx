import { useEffect } from 'react';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { RadioPills } from '../../ui/RadioPills';
import { Skeleton } from '../../ui/Skeleton';
import { About } from '../player/About';
import { PlayerFacts } from '../player/PlayerFacts';
import { PlayerHead } from '../player/PlayerHead';
import styles from './Settings.module.css';

const viewers = [
  ['guest', 'Settings.A guest'],
  ['member', 'Settings.A member'],
  ['friend', 'Settings.A friend'],
] as const;

/** One's own profile through the eyes of others. */
export const ViewAs = () => {
  const say = useSay();
  const actor = useResident('viewAs');
  const as = useView('viewAs', ({ context }) => context.as);
  const isClosed = useView('viewAs', (view) => view.matches('closed'));
  const isBusy = useView('viewAs', (view) => view.hasTag('busy'));
  const hasFailed = useView('viewAs', (view) => view.hasTag('failed'));
  const profile = useView('viewAs', ({ context }) => context.profile);
  useEffect(() => () => actor.send({ type: 'viewAs.close' }), [actor]);
  return (
    <section className={styles.preview} aria-label={say('Settings.See your profile as')}>
      <h3 className={styles.sub}>{say('Settings.See your profile as')}</h3>
      <RadioPills
        legend={say('Settings.See your profile as')}
        value={isClosed ? '' : as}
        options={viewers.map(([value, slug]) => ({ value, label: say(slug) }))}
        onChange={(value) =>
          value !== '' && actor.send({ type: 'viewAs.choose', as: value as typeof as })
        }
      />
      <div aria-live="polite" aria-busy={isBusy}>
        {isBusy && profile === undefined && <Skeleton shape="row" />}
        {hasFailed && (
          <div className={styles.trouble}>
            <p>{say('Settings.The view did not load.')}</p>
            <Button onClick={() => actor.send({ type: 'viewAs.refresh' })}>
              {say('Common.Try again')}
            </Button>
          </div>
        )}
        {profile !== undefined && !hasFailed && (
          <div className={styles.seen}>
            <PlayerHead profile={profile} level={2} />
            <About profile={profile} className={styles.about} />
            <PlayerFacts profile={profile} />
          </div>
        )}
      </div>
    </section>
  );
};
