import { type ReactNode, Suspense, useEffect } from 'react';
import { route } from '../../machines/router/router.select';
import { Awning } from '../ui/Awning';
import { FailedState } from '../ui/FailedState';
import { part } from '../ui/part';
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

const Notices = part(() => import('./Notices'), 'Notices');
const LanguageOffer = part(() => import('../views/country/LanguageOffer'), 'LanguageOffer');
const Modals = part(() => import('../views/modal/Modals'), 'Modals');

/** What stands beside the page, once it is at hand; where it fails, the product works without it. */
const Beside = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey={useView('router', (router) => route(router).path)} fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

/** Not where the server draws, and none of the frame's own matter: a page is taken over undisturbed. */
const Layers = () =>
  useInBrowser() && (
    <Beside>
      <Modals />
    </Beside>
  );

/** Beside the page, with which it stands. */
const Drawn = ({ tell }: { tell: () => void }) => {
  useEffect(tell, [tell]);
  return null;
};

/** In place of what has failed. */
const Failed = ({ again }: { again: () => void }) => {
  const say = useSay();
  return (
    <FailedState
      title={say('Common.This page has failed')}
      text={say('Common.The rest still works. Try again, or go elsewhere.')}
      retryLabel={say('Common.Try again')}
      onRetry={again}
    />
  );
};
const failed = (again: () => void) => <Failed again={again} />;

/** The frame around every screen; `onDrawn` once it and its page stand. */
export const App = ({ onDrawn }: { onDrawn?: (() => void) | undefined }) => {
  const say = useSay();
  const path = useView('router', (router) => route(router).path);
  return (
    <ErrorBoundary resetKey={path} fallback={failed}>
      <a className={styles.skip} href="#main">
        {say('Nav.Skip to the content')}
      </a>
      <Awning />
      <Header />
      <ConnectionBanner />
      <Late fallback={null}>
        <Beside>
          <Notices />
        </Beside>
      </Late>
      <div className={styles.screen}>
        <ErrorBoundary resetKey={path} fallback={failed}>
          <Suspense fallback={null}>
            <Screens />
            {onDrawn && <Drawn tell={onDrawn} />}
          </Suspense>
        </ErrorBoundary>
      </div>
      {/* On a phone they stand here; in a wider window over its corner. */}
      <Consent />
      <Late fallback={null}>
        <Beside>
          <LanguageOffer />
        </Beside>
      </Late>
      <Footer />
      <TabBar />
      <Alerts />
      <Layers />
    </ErrorBoundary>
  );
};
