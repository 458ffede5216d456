import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import styles from './Activities.module.css';
import { ActivityFeed } from './ActivityFeed';

/** The signed-in player's own activities. */
export const ActivitiesPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Activities')} width="text">
      <div className={styles.page}>
        <h1>{say('Nav.Activities')}</h1>
        <Card as="section">
          <ActivityFeed />
        </Card>
      </div>
    </Page>
  );
};
