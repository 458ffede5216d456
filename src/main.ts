// First: it declares the order of the layers.
import './styles/index.css';

import { createActor, waitFor } from 'xstate';
import { buildApp } from '../machines/app/build';
import type { Start } from '../machines/app/start';
import { areShown } from '../machines/phrase/translations.select';
import { routeOf } from '../machines/router/router.rules';
import { readStored } from '../machines/storage/storage.rules';
import { type Bring, browserAdapters } from './adapters/adapters';
import { storedConsent } from './adapters/consent/consent.near.adapter';
import { openDisk } from './adapters/disk';
import { factsTaken } from './adapters/facts';
import { currentAddress } from './adapters/router/router.near.adapter';
import { tapePage } from './adapters/tape';
import { storageOfTab } from './adapters/viewing/viewing.near.adapter';
import { drawnFor } from './app/drawn';
import { dressPage } from './app/dress';
import type { House } from './app/house';
import { followLinks } from './app/links';

/** Long enough for the first screen to have been drawn. */
const IDLE_MS = 2_000;
/** From data to picture. */
const DRAWN_MS = 300;

const frame = document.getElementById('root');
if (frame === null) throw new Error('The page has no root');

const disk = openDisk(storageOfTab);
const consent = storedConsent();
const mark = drawnFor(frame, consent);
const start: Start = {
  at: mark?.at ?? Date.now(),
  to: currentAddress(),
  consent,
  languages: [...navigator.languages],
  stored: readStored((key) => disk.read(key) ?? null),
};
// Asked by what the build replaces: kept in a variable, the inspector would be in every build.
const look =
  import.meta.env.DEV || import.meta.env.MODE === 'inspect'
    ? await (await import('./inspect/attach')).attachInspector(start)
    : undefined;

/** The screens of a first visit do without them until they stand; every other waits for them. */
const isNeededSoon = !['lobby', 'games', 'signIn', 'signUp'].includes(routeOf(start.to).name);
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
const firstFrame = async (): Promise<void> => {
  // Asked for while the root starts, which has no actors yet.
  await pause(0);
  // On a slow device drawing takes longer than any line.
  await drawn.catch(() => undefined);
};
/** Until the games are listed and drawn; on a line that does not bring them, not for ever. */
const firstScreen = async (): Promise<void> => {
  await pause(0);
  const isListed = waitFor(residents().lobby, (lobby) => !lobby.hasTag('busy'));
  await Promise.race([Promise.all([drawn, isListed]), pause(IDLE_MS)]);
  await firstFrame();
  await pause(DRAWN_MS);
};
const bringLate: Bring = async (load) => {
  if (!isNeededSoon) await firstScreen();
  // What the server drew has none of them: it is taken over first.
  else if (mark !== undefined) await firstFrame();
  const [{ furnish }, { showAdapters }, { reportFaults }, happened, adapters] = await Promise.all([
    import('../machines/app/furnish'),
    import('./app/show'),
    import('./app/reports'),
    // Without it, what happened is told from the last reload on.
    import('./adapters/ticket/happened').catch(() => undefined),
    load(),
  ]);
  // Before what it tells of: a page may be left as soon as it stands.
  happened?.keepOnLeave(window);
  reportFaults(window, residents());
  const arrived = furnish(app, { ...adapters, ...showAdapters });
  // A press may come in between.
  await pause(0);
  return arrived;
};
const app = buildApp(browserAdapters(disk, bringLate));
const root = createActor(app, {
  input: start,
  ...(look !== undefined && { inspect: look }),
});
tapePage(start, root);
root.start();
const residents = () => root.getSnapshot().children as unknown as House;

dressPage(document, residents());
followLinks(document, (to, smooth) =>
  residents().router.send({ type: 'router.go', to, ...(smooth && { smooth }) }),
);
// The separators of amounts; those of the language serve until then.
setTimeout(() => residents().countries.send({ type: 'countries.load' }), IDLE_MS);

/** Whether the root stands where the server's stood when it drew: its answers taken, its words here. */
const isTold = async (): Promise<boolean> => {
  if (mark === undefined) return false;
  const words = waitFor(residents().translations, (translations) => areShown(translations));
  const told = Promise.all([factsTaken(), words]).then(() => true);
  const isSo = await Promise.race([told, pause(IDLE_MS).then(() => false)]);
  // The last answer is on its way to its actor.
  await pause(0);
  return isSo;
};

// The root asks for its data while the views are still on their way.
const drawn = import('./app/draw').then(({ draw }) => draw(frame, root, isTold(), mark?.mounted));
