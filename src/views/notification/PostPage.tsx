import ChevronRight from 'lucide-react/icons/chevron-right';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { Count } from '../../ui/Count';
import { usePost } from '../navigation/places';
import styles from './PostPage.module.css';

/** What others sent, in one place: gifts, letters, and what one is told of. */
export const PostPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Post')} width="text">
      <div className={styles.post}>
        <h1>{say('Nav.Post')}</h1>
        <Card>
          <ul>
            {usePost().map(({ href, label, icon, count }) => (
              <li key={href}>
                <a className={styles.place} href={href}>
                  <span className={styles.icon}>{icon}</span>
                  <span className={styles.label}>{label}</span>
                  {count > 0 && <Count of={count} />}
                  <ChevronRight className={styles.on} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
};
