// First: it declares the order of the layers.
import './styles/index.css';

import { createActor, waitFor } from 'xstate';
import { buildApp } from '../machines/app/build';
import type { Start } from '../machines/app/start';
import { routeOf } from '../machines/router/router.rules';
import { readStored } from '../machines/storage/storage.rules';
import { type Bring, browserAdapters } from './adapters/adapters';
import { storedConsent } from './adapters/consent/consent.near.adapter';
import { openDisk } from './adapters/disk';
import { currentAddress } from './adapters/router/router.near.adapter';
import { dressPage } from './app/dress';
import type { House } from './app/house';
import { followLinks } from './app/links';

/** Long enough for the first screen to have been drawn. */
const IDLE_MS = 2_000;
/** From data to picture. */
const DRAWN_MS = 300;

const disk = openDisk(() => window.localStorage);
const start: Start = {
  at: Date.now(),
  to: currentAddress(),
  consent: storedConsent(),
  languages: [...navigator.languages],
  stored: readStored((key) => disk.read(key) ?? null),
};
// Asked by what the build replaces: kept in a variable, the inspector would be in every build.
const inspect =
  import.meta.env.DEV || import.meta.env.MODE === 'inspect'
    ? await (await import('./inspect/attach')).attachInspector(start)
    : undefined;

/** The screens of a first visit do without them until they stand; every other waits for them. */
const isNeededSoon = !['lobby', 'games', 'signIn', 'signUp'].includes(routeOf(start.to).name);
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
/** Until the games are listed and drawn; on a line that does not bring them, not for ever. */
const firstScreen = async (): Promise<void> => {
  // Asked for while the root starts, which has no lobby yet.
  await pause(0);
  const isListed = waitFor(residents().lobby, (lobby) => !lobby.hasTag('busy'));
  await Promise.race([Promise.all([drawn, isListed]), pause(IDLE_MS)]);
  // On a slow device drawing takes longer than any line.
  await drawn.catch(() => undefined);
  await pause(DRAWN_MS);
};
const bringLate: Bring = async (load) => {
  if (!isNeededSoon) await firstScreen();
  const [{ furnish }, { showAdapters }, { reportFaults }, adapters] = await Promise.all([
    import('../machines/app/furnish'),
    import('./app/show'),
    import('./app/reports'),
    load(),
  ]);
  reportFaults(window, residents());
  return furnish(app, { ...adapters, ...showAdapters });
};
const app = buildApp(browserAdapters(disk, bringLate));
const root = createActor(app, {
  input: start,
  ...(inspect && { inspect }),
}).start();
const residents = () => root.getSnapshot().children as unknown as House;

dressPage(document, residents());
followLinks(document, (to, smooth) =>
  residents().router.send({ type: 'router.go', to, ...(smooth && { smooth }) }),
);
// The separators of amounts; those of the language serve until then.
setTimeout(() => residents().countries.send({ type: 'countries.load' }), IDLE_MS);

const frame = document.getElementById('root');
if (frame === null) throw new Error('The page has no root');
// The root asks for its data while the views are still on their way.
const drawn = import('./app/draw').then(({ draw }) => draw(frame, root));
