import type { Profile } from '../../../contract/profile';
import { Flag } from '../../ui/Flag';
import { useFacts } from './facts';
import styles from './PlayerCard.module.css';

/** What the player tells of themselves to this viewer. */
export const PlayerFacts = ({ profile }: { profile: Profile }) => {
  const facts = useFacts(profile);
  return facts.length === 0 ? null : (
    <dl className={styles.facts}>
      {facts.map(({ id, label, text }) => (
        <div key={id} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            {id === 'country' && profile.country !== undefined && (
              <Flag country={profile.country} size="small" />
            )}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
};
