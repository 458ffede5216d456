import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DrawnMark } from '../../contract/page';
import type { AppActor } from '../../machines/app/app.machine';
import { isSignedIn } from '../../machines/auth/session.select';
import { page } from '../../machines/router/router.select';
import { Member } from '../views/navigation/Header';
import { keepEarly } from './early';
import { residentsOf } from './house';
import type { Asked } from './Mounted';
import { Product } from './Product';
import { pages } from './pages';

/** After the next frame is on the screen; in a page that nobody sees there is none. */
const painted = (): Promise<void> =>
  new Promise((resume) => {
    if (document.hidden) return resume();
    requestAnimationFrame(() => setTimeout(resume));
  });

/**
 * Draws the product into its frame, the page of its address with it; done when it can be seen. What
 * the server drew is taken over once `isTold` says that the root stands where that one stood, piece by
 * piece, and what was done on it meanwhile is done again; else it is drawn anew.
 */
export const draw = async (
  frame: HTMLElement,
  root: AppActor,
  isTold: Promise<boolean>,
  mounted: DrawnMark['mounted'] = [],
): Promise<void> => {
  const { router, session, stage } = residentsOf(root.getSnapshot());
  await Promise.all([
    pages.get(page(router.getSnapshot()) ?? '')?.hold(),
    isSignedIn(session.getSnapshot()) && Member.hold(),
  ]);
  // What a boundary caught is a fault all the same.
  const faults = { onCaughtError: reportError };
  const isDrawn = await isTold;
  const redo = keepEarly(frame);
  await new Promise<void>((onDrawn) => {
    const product = <Product root={root} onDrawn={onDrawn} />;
    if (isDrawn) {
      for (const asked of mounted as readonly Asked[])
        stage.send({ type: 'stage.mount', ...asked });
      startTransition(() => {
        hydrateRoot(frame, product, faults);
      });
    } else {
      frame.replaceChildren();
      createRoot(frame, faults).render(product);
    }
  });
  redo();
  await painted();
  delete document.documentElement.dataset.own;
};
