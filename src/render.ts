import { createActor } from 'xstate';
import type { PageDrawn, PageWanted } from '../contract/page';
import { buildApp } from '../machines/app/build';
import { routeOf } from '../machines/router/router.rules';
import { toldAdapters } from './adapters/told';
import { print } from './app/print';

/**
 * What a guest may find there without the residents that come late. No form with a password: sent
 * before anything stands behind it, the browser would put it into the address.
 */
const drawn: ReadonlySet<string> = new Set(['lobby', 'game', 'play']);

const turn = () => new Promise((resume) => setImmediate(resume));

/**
 * Draws a guest's page where there is no browser: the root of the page runs on what is known of it
 * until nothing is told any more, and what its views show then is the markup. Undefined for a page
 * that is left to the browser.
 */
export const render = async ({
  to,
  at,
  consent,
  facts,
}: PageWanted): Promise<PageDrawn | undefined> => {
  if (!drawn.has(routeOf(to).name)) return undefined;
  const taken: string[] = [];
  const adapters = toldAdapters(facts, (question) => taken.push(question));
  const root = createActor(buildApp(adapters), {
    input: { at, to, consent, languages: [], stored: {} },
  }).start();
  try {
    for (let known = -1; known < taken.length; ) {
      known = taken.length;
      await turn();
    }
    return { ...(await print(root)), taken };
  } finally {
    root.stop();
  }
};
