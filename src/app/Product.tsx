import { StrictMode } from 'react';
import type { AppActor } from '../../machines/app/app.machine';
import { App } from './App';
import { RootHouse } from './house';

/** All that is drawn, of a running root: the same tree on the server and in the browser. */
export const Product = ({ root }: { root: AppActor }) => (
  <StrictMode>
    <RootHouse root={root}>
      <App />
    </RootHouse>
  </StrictMode>
);
