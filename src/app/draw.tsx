import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppActor } from '../../machines/app/app.machine';
import { page } from '../../machines/router/router.select';
import { App } from './App';
import { RootHouse, residentsOf } from './house';
import { holdPage } from './pages';

/** After the next frame is on the screen; in a page that nobody sees there is none. */
const painted = (): Promise<void> =>
  new Promise((resume) => {
    if (document.hidden) return resume();
    requestAnimationFrame(() => setTimeout(resume));
  });

/** Draws the product into its frame, the page of its address with it; done when it can be seen. */
export const draw = async (frame: HTMLElement, root: AppActor): Promise<void> => {
  const { router } = residentsOf(root.getSnapshot());
  await holdPage(page(router.getSnapshot()) ?? '');
  // What a boundary caught is a fault all the same.
  createRoot(frame, { onCaughtError: reportError }).render(
    <StrictMode>
      <RootHouse root={root}>
        <App />
      </RootHouse>
    </StrictMode>,
  );
  await painted();
};
