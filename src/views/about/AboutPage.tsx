import { useSelector } from '@xstate/react';
import type { About } from '../../../contract/branding';
import type { AboutActor } from '../../../machines/about/about.machine';
import { appName } from '../../../machines/branding/branding.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { FailedState } from '../../ui/FailedState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './About.module.css';

/** How large it is, and what its operator says: plain text, in the operator's own language. */
const Told = ({ about: { players, games, version, statements } }: { about: About }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const facts = [
    ['About.Players', amountOf('FUN', players)],
    ['About.Games', amountOf('FUN', games)],
    ['About.Version', version],
  ] as const;
  return (
    <>
      <Card>
        <dl className={styles.facts}>
          {facts.map(([slug, value]) => (
            <div key={slug}>
              <dt>{say(slug)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {statements.map(({ title, text }) => (
        <Card key={`${title} ${text}`} as="section" title={title}>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </Card>
      ))}
    </>
  );
};

const Whole = ({ actor }: { actor: AboutActor }) => {
  const say = useSay();
  const about = useSelector(actor, ({ context }) => context.about);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (hasFailed)
    return (
      <FailedState
        title={say('About.Who runs it did not load')}
        retryLabel={say('Common.Try again')}
        onRetry={() => actor.send({ type: 'about.retry' })}
      />
    );
  return about === undefined ? <Skeleton shape="block" /> : <Told about={about} />;
};

/** Who runs this platform, and by which right [decision 202]. */
export const AboutPage = () => {
  const say = useSay();
  const name = useView('branding', appName);
  const title = say('About.About {app_name}', { app_name: name });
  return (
    <Page title={title} width="text">
      <div className={styles.page}>
        <h1>{title}</h1>
        <Late fallback={<Skeleton shape="block" />}>
          <Mounted at="about" control="about">
            {(actor) => <Whole actor={actor} />}
          </Mounted>
        </Late>
      </div>
    </Page>
  );
};
