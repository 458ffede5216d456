import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { route } from '../../machines/router/router.select';
import { Awning } from '../ui/Awning';
import { FailedState } from '../ui/FailedState';
import { Alerts } from '../views/alert/Alerts';
import { Consent } from '../views/consent/Consent';
import { ConnectionBanner } from '../views/hub/ConnectionBanner';
import { Footer } from '../views/navigation/Footer';
import { Header } from '../views/navigation/Header';
import { TabBar } from '../views/navigation/TabBar';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { useView } from './house';
import { useInBrowser } from './inBrowser';
import { Late } from './Late';
import { Screens } from './Screens';
import { useSay } from './say';

/** A view beside the first screen; where it does not load, the product works without it. */
const beside = (load: () => Promise<ComponentType>) =>
  lazy<ComponentType>(() =>
    load().then(
      (view) => ({ default: view }),
      () => ({ default: () => null }),
    ),
  );

const OutboxNotice = beside(
  async () => (await import('../views/outbox/OutboxNotice')).OutboxNotice,
);
const LanguageOffer = beside(
  async () => (await import('../views/country/LanguageOffer')).LanguageOffer,
);

const Modals = beside(async () => (await import('../views/modal/Modals')).Modals);

/** Not where the server draws, and none of the frame's own matter: a page is taken over undisturbed. */
const Layers = () =>
  useInBrowser() && (
    <Suspense fallback={null}>
      <Modals />
    </Suspense>
  );

/** Beside the page, with which it stands. */
const Drawn = ({ tell }: { tell: () => void }) => {
  useEffect(tell, [tell]);
  return null;
};

/** The frame around every screen; `onDrawn` once it and its page stand. */
export const App = ({ onDrawn }: { onDrawn?: (() => void) | undefined }) => {
  const say = useSay();
  const path = useView('router', (router) => route(router).path);
  return (
    <>
      <a className={styles.skip} href="#main">
        {say('Nav.Skip to the content')}
      </a>
      <Awning />
      <Header />
      <ConnectionBanner />
      <Late fallback={null}>
        <Suspense fallback={null}>
          <OutboxNotice />
        </Suspense>
      </Late>
      <div className={styles.screen}>
        <ErrorBoundary
          resetKey={path}
          fallback={(again) => (
            <FailedState
              title={say('Common.This page has failed')}
              text={say('Common.The rest still works. Try again, or go elsewhere.')}
              retryLabel={say('Common.Try again')}
              onRetry={again}
            />
          )}
        >
          <Suspense fallback={null}>
            <Screens />
            {onDrawn && <Drawn tell={onDrawn} />}
          </Suspense>
        </ErrorBoundary>
      </div>
      {/* On a phone they stand here; in a wider window over its corner. */}
      <Consent />
      <Late fallback={null}>
        <Suspense fallback={null}>
          <LanguageOffer />
        </Suspense>
      </Late>
      <Footer />
      <TabBar />
      <Alerts />
      <Layers />
    </>
  );
};
