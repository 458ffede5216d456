import { StrictMode } from 'react';
import type { AppActor } from '../../machines/app/app.machine';
import { App } from './App';
import { RootHouse } from './HouseProvider';

interface ProductProps {
  root: AppActor;
  /** Once frame and page stand, and take presses. */
  onDrawn?: () => void;
}

/** All that is drawn, of a running root: the same tree on the server and in the browser. */
export const Product = ({ root, onDrawn }: ProductProps) => (
  <StrictMode>
    <RootHouse root={root}>
      <App onDrawn={onDrawn} />
    </RootHouse>
  </StrictMode>
);
