import { screen } from 'storybook/test';
import type { ModalSize } from '../../machines/modal/modals.words';
import { Modals } from '../../src/views/modal/Modals';
import { Footer } from '../../src/views/navigation/Footer';
import { resident, shown, storyOf } from '../support/story';

export default { title: 'machines/modals' };

const view = (
  <>
    <Footer />
    <Modals />
  </>
);
const preferences = (size: ModalSize) =>
  storyOf(
    resident('modals', 'shown', { stack: [{ name: 'preferences', size, values: {} }] }),
    view,
    { play: async () => void (await shown(screen, 'radio')) },
  );

export const None = storyOf(resident('modals', 'none'), view);
export const Small = preferences('small');
export const Mid = preferences('mid');
export const Big = preferences('big');
export const Full = preferences('full');
