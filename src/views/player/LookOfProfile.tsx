import type { User } from '../../../contract/player';
import { shownView } from '../../../machines/player/viewChoice.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { RadioPills } from '../../ui/RadioPills';
import { Upload } from '../image/Upload';
import styles from './ProfilePage.module.css';

/** What others see first: icon, background, and a flag or a level beside the name. */
export const LookOfProfile = ({ player }: { player: User }) => {
  const say = useSay();
  const choice = useResident('viewChoice');
  const view = useView('viewChoice', shownView) ?? player.view;
  return (
    <Card as="section" title={say('Player.The look of your profile')}>
      <div className={styles.look}>
        <div className={styles.part}>
          <p className={styles.label}>{say('Player.Beside your name')}</p>
          <RadioPills
            legend={say('Player.Beside your name')}
            value={view}
            options={[
              {
                value: 'flag',
                label: say('Player.Flag'),
                ...(player.country === undefined && {
                  reason: say('Player.Tell your country in the settings first.'),
                }),
              },
              { value: 'level', label: say('Player.Level') },
            ]}
            onChange={(chosen) => choice.send({ type: 'viewChoice.choose', view: chosen })}
          />
        </div>
        <div className={styles.part}>
          <p className={styles.label}>{say('Player.Icon')}</p>
          <Upload
            target="icon"
            label={say('Player.Choose an icon')}
            {...(player.icon !== undefined && { clearLabel: say('Player.Take it away') })}
          />
        </div>
        <div className={styles.part}>
          <p className={styles.label}>{say('Player.Background')}</p>
          <Upload
            target="background"
            label={say('Player.Choose a background')}
            {...(player.background !== undefined && { clearLabel: say('Player.Take it away') })}
          />
        </div>
      </div>
    </Card>
  );
};
