import { App } from '../../src/app/App';
import { member } from '../support/evening';
import { root, storyOf } from '../support/story';

export default { title: 'machines/app' };

const lobby: Parameters<typeof storyOf>[2] = {
  play: async ({ canvas }) => void (await canvas.findByRole('main')),
};

export const Guest = storyOf(root, <App />, lobby);
export const Member = storyOf(root, <App />, { ...lobby, house: member });
export const InArabic = storyOf(root, <App />, { ...lobby, direction: 'rtl' });
