import { aUser } from '../../contract/make/player';
import { detailsOf, noticesOf } from './settings.rules';

const ann = aUser();

/** What each form of the settings page holds, well filled. */
export const settingsValues = {
  birthday: { birthday: '1990-02-01', mode: 'coins' },
  changeEmail: { email: 'anna@example.com', password: 'Lantern-5' },
  changePassword: { password: 'Lantern-5', newPassword: 'Carousel-7', repeated: 'Carousel-7' },
  changeUsername: { username: 'anna' },
  confirmEmail: { link: 'link-00000000000001' },
  details: { ...detailsOf(ann), firstname: 'Ann', lastname: 'Baker', region: 'NY', birthday: '' },
  eraseAccount: { password: 'Lantern-5', typed: 'ann', username: 'ann' },
  notices: noticesOf(ann),
  privacy: ann.settings,
} as const;
