import { Suspense } from 'react';
import { aRouter } from '../../machines/router/router.sample';
import { Screens } from '../../src/app/Screens';
import { Header } from '../../src/views/navigation/Header';
import { resident, type Surroundings, shown, storyOf } from '../support/story';

export default { title: 'machines/router' };

const view = (
  <>
    <Header />
    <Suspense fallback={null}>
      <Screens />
    </Suspense>
  </>
);
const arrived: Surroundings = { play: async ({ canvas }) => void (await shown(canvas, 'main')) };

export const Held = storyOf(resident('router', 'held', aRouter('/play/money/high-striker')), view);
export const Shown = storyOf(resident('router', 'shown', aRouter('/sign-in')), view, arrived);
export const NotFound = storyOf(resident('router', 'shown', aRouter('/nowhere')), view, arrived);
export const Lock = storyOf(resident('router', 'shown', aRouter('/lock')), view, arrived);
export const Stuck = storyOf(resident('router', 'stuck', aRouter('/lock')), view, arrived);
