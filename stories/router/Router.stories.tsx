import { expect } from 'storybook/test';
import { aRouter } from '../../machines/router/router.sample';
import { Screens } from '../../src/app/Screens';
import { Header } from '../../src/views/navigation/Header';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/router' };

const view = (
  <>
    <Header />
    <Screens />
  </>
);
const heading =
  (level: number) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByRole('heading', { level })).toBeVisible();
  };
type Canvas = Parameters<NonNullable<ReturnType<typeof storyOf>['play']>>[0]['canvas'];

export const Held = storyOf(resident('router', 'held', aRouter('/play/money/high-striker')), view);
export const Shown = storyOf(resident('router', 'shown', aRouter('/sign-in')), view, {
  play: heading(1),
});
export const NotFound = storyOf(resident('router', 'shown', aRouter('/nowhere')), view, {
  play: heading(2),
});
export const Lock = storyOf(resident('router', 'shown', aRouter('/lock')), view, {
  play: heading(1),
});
export const Stuck = storyOf(resident('router', 'stuck', aRouter('/lock')), view, {
  play: heading(2),
});
