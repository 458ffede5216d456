import { type ReactNode, useState } from 'react';
import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { hasWordsOf } from '../../machines/phrase/translations.select';
import { page, route } from '../../machines/router/router.select';
import { useResident, useView } from './house';
import { pages } from './pages';

/** wouter's place is the page that the router machine shows: it alone reads addresses [§2]. */
const useMachineLocation: BaseLocationHook = () => {
  const router = useResident('router');
  const shown = useView('router', page) ?? '';
  return [`/${shown}`, (to: string) => router.send({ type: 'router.go', to })];
};

/** A page is shown with its words, and stays when others come. */
const Worded = ({ children }: { children: ReactNode }) => {
  const shown = useView('router', route);
  const hasWords = useView('translations', hasWordsOf(shown));
  const [hadWords, setHadWords] = useState(hasWords);
  if (hasWords && !hadWords) setHadWords(true);
  return hasWords || hadWords ? children : null;
};

/** The page of the address; another address of the same page keeps what it holds. */
export const Screens = () => (
  <Router hook={useMachineLocation}>
    <Switch>
      {[...pages].map(([name, View]) => (
        <Route key={name} path={`/${name}`}>
          <Worded>
            <View />
          </Worded>
        </Route>
      ))}
    </Switch>
  </Router>
);
