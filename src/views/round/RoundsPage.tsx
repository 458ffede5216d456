import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { RoundRow } from './RoundRow';
import styles from './Rounds.module.css';

const SKELETONS = 6;

const Loading = () => <ListLoading rows={SKELETONS} />;

const Empty = () => {
  const say = useSay();
  return (
    <EmptyState
      art="ticket"
      title={say('Round.No rounds yet')}
      text={say('Round.What you play for coins or money will be listed here.')}
      action={
        <ButtonLink href="/" kind="primary">
          {say('Common.To the games')}
        </ButtonLink>
      }
    />
  );
};

const History = () => (
  <PagedList
    of="rounds"
    words={{
      failed: 'Round.The rounds did not load',
      cutShort: 'Round.The older rounds did not load.',
    }}
    className={styles.list}
    item={(round) => <RoundRow key={round._id} round={round} />}
    loading={<Loading />}
    empty={<Empty />}
  />
);

/** The player's own rounds, newest first, each to be looked at again and verified. */
export const RoundsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Round.Your rounds')} width="text">
      <div className={styles.page}>
        <h1>{say('Round.Your rounds')}</h1>
        <Card as="section">
          <Late fallback={<Loading />}>
            <History />
          </Late>
        </Card>
      </div>
    </Page>
  );
};
