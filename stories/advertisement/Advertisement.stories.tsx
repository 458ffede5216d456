import {
  aFilmedAdvertisement,
  aFramedAdvertisement,
  anAdvertisement,
} from '../../contract/make/advertisement';
import { advertisementMachine } from '../../machines/advertisement/advertisement.machine';
import { anAdvertisementAt } from '../../machines/advertisement/advertisement.sample';
import { AdvertisementBlock } from '../../src/views/advertisement/AdvertisementBlock';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/advertisement' };

const pier = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#22304f"/><circle cx="200" cy="80" r="52" fill="none" stroke="#ffd27a" stroke-width="6"/></svg>')}`;
const picture = anAdvertisement({ content: { type: 'image', image: pier, isIframe: false } });

const at = (
  place: string | object,
  way = 'here',
  advertisement: typeof picture | undefined = picture,
) =>
  storyOf(
    mounted(
      'advertisement lobby US en-US fun false',
      'advertisement',
      advertisementMachine,
      { place, way } as never,
      anAdvertisementAt({ advertisement }),
    ),
    <AdvertisementBlock placement="lobby" />,
  );

export const Asking = at('asking');
export const Empty = at('empty');
export const Unseen = at({ shown: 'unseen' });
export const Loading = at({ shown: 'loading' });
export const Seen = at({ shown: 'seen' });
export const Leaving = at({ shown: 'seen' }, 'leaving');
export const InAFrame = at({ shown: 'seen' }, 'here', aFramedAdvertisement());
export const Filmed = at({ shown: 'seen' }, 'here', aFilmedAdvertisement());
