import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppActor } from '../../machines/app/app.machine';
import { App } from './App';
import { RootHouse } from './house';

/** Draws the product into its frame. */
export const draw = (frame: HTMLElement, root: AppActor): void =>
  createRoot(frame).render(
    <StrictMode>
      <RootHouse root={root}>
        <App />
      </RootHouse>
    </StrictMode>,
  );
