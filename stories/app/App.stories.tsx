import { App } from '../../src/app/App';
import { member } from '../support/evening';
import { root, type Surroundings, shown, storyOf } from '../support/story';

export default { title: 'machines/app' };

const lobby: Surroundings = { play: async ({ canvas }) => void (await shown(canvas, 'main')) };

export const Guest = storyOf(root('whole'), <App />, lobby);
export const Near = storyOf(root('near'), <App />, lobby);
export const Short = storyOf(root('short'), <App />, lobby);
export const Member = storyOf(root('whole'), <App />, { ...lobby, house: member });
export const InArabic = storyOf(root('whole'), <App />, { ...lobby, direction: 'rtl' });
