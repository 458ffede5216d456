import type { BodyOf } from '../../contract/call';
import type { Problem } from '../../contract/problems';
import type { Profile, ViewAs } from '../../contract/profile';
import type * as settings from '../../contract/settings';
import type { FormFact } from '../kit/form.events';
import { port } from '../kit/port';

export const settingsPorts = {
  /** POST /settings/update [§7 B]: personal details. */
  'details.submit': port<settings.Details, FormFact>('details.submit'),
  /** POST /settings/privacy [§7 A]. */
  'privacy.submit': port<BodyOf<typeof settings.setPrivacy>, FormFact>('privacy.submit'),
  /** POST /settings/update [§7 B]: notifications and letters. */
  'notices.submit': port<
    Pick<BodyOf<typeof settings.updateSettings>, 'notificationSettings' | 'letters'>,
    FormFact
  >('notices.submit'),
  /** POST /settings/email [§7 B]. */
  'changeEmail.submit': port<BodyOf<typeof settings.changeEmail>, FormFact>('changeEmail.submit'),
  /** POST /settings/username [§7 B]. */
  'changeUsername.submit': port<BodyOf<typeof settings.changeUsername>, FormFact>(
    'changeUsername.submit',
  ),
  /** POST /settings/password [§7 B]. */
  'changePassword.submit': port<BodyOf<typeof settings.changePassword>, FormFact>(
    'changePassword.submit',
  ),
  /** POST /settings/verified with the secret of the mailed address [§7 B]. */
  'confirmEmail.submit': port<{ link: string }, FormFact>('confirmEmail.submit'),
  /** POST /settings/erase. */
  'eraseAccount.submit': port<BodyOf<typeof settings.eraseAccount>, FormFact>(
    'eraseAccount.submit',
  ),
  /** POST /settings/cancel/email [§7 B]. */
  'emailProof.cancel': port<
    undefined,
    { type: 'emailProof.cancelled' } | { type: 'emailProof.refused'; problem: Problem }
  >('emailProof.cancel'),
  /** POST /settings/verified without a link: it is mailed again [§7 B]. */
  'emailProof.mail': port<
    undefined,
    { type: 'emailProof.mailed' } | { type: 'emailProof.refused'; problem: Problem }
  >('emailProof.mail'),
  /** GET /settings/sessions. */
  'devices.list': port<undefined, { type: 'devices.listed'; items: settings.SessionEntry[] }>(
    'devices.list',
  ),
  /** POST /settings/sessions/end. */
  'devices.end': port<
    { _id: string },
    { type: 'devices.ended' } | { type: 'devices.refused'; problem: Problem }
  >('devices.end'),
  /** POST /settings/export; what comes is handed to the visitor as a file. */
  'exportAccount.save': port<
    undefined,
    { type: 'exportAccount.saved' } | { type: 'exportAccount.refused'; problem: Problem }
  >('exportAccount.save'),
  /** GET /fetch/me?as= [§7 B]. */
  'viewAs.load': port<{ as: ViewAs }, { type: 'viewAs.loaded'; profile: Profile }>('viewAs.load'),
};
