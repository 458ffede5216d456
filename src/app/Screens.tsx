import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { page } from '../../machines/router/router.select';
import { useResident, useView } from './house';
import { pages } from './pages';

/** wouter's place is the page that the router machine shows: it alone reads addresses [§2]. */
const useMachineLocation: BaseLocationHook = () => {
  const router = useResident('router');
  const shown = useView('router', page) ?? '';
  return [`/${shown}`, (to: string) => router.send({ type: 'router.go', to })];
};

/** The page of the address; another address of the same page keeps what it holds. */
export const Screens = () => (
  <Router hook={useMachineLocation}>
    <Switch>
      {[...pages].map(([name, view]) => (
        <Route key={name} path={`/${name}`} component={view} />
      ))}
    </Switch>
  </Router>
);
