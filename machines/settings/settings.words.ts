import type { BodyOf } from '../../contract/call';
import type { Problem } from '../../contract/problems';
import type { Profile, ViewAs } from '../../contract/profile';
import type { SessionEntry } from '../../contract/settings';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import type { FactorProof } from '../kit/form.factor';
import type { FormFact, Values } from '../kit/form.words';
import { type PortFailed, port } from '../kit/port';

/** The address that waits to be proven. */
export type EmailProofEvent =
  | { type: 'emailProof.cancel' }
  /** Mail the link once more. */
  | { type: 'emailProof.mail' }
  | { type: 'emailProof.cancelled' }
  | { type: 'emailProof.mailed' }
  | { type: 'emailProof.refused'; problem: Problem }
  | PortFailed;

export type DevicesEvent =
  | { type: 'devices.refresh' }
  /** Signs one of the player's browsers out. */
  | { type: 'devices.end'; _id: string }
  | { type: 'devices.listed'; items: SessionEntry[] }
  | { type: 'devices.ended' }
  | { type: 'devices.refused'; problem: Problem }
  | ConnectionFound
  | PortFailed;

export type ExportAccountEvent =
  | { type: 'exportAccount.ask' }
  | { type: 'exportAccount.saved' }
  | { type: 'exportAccount.refused'; problem: Problem }
  | PortFailed;

export type ViewAsEvent =
  | SessionFact
  | { type: 'viewAs.choose'; as: ViewAs }
  /** What others may see has changed. */
  | { type: 'viewAs.refresh' }
  | { type: 'viewAs.close' }
  | { type: 'viewAs.loaded'; profile: Profile }
  | ConnectionFound
  | PortFailed;

import type * as settings from '../../contract/settings';

declare module '../kit/residents' {
  interface Residents {
    viewAs: ViewAsEvent;
  }
}

declare module '../kit/controls' {
  interface Controls {
    birthday: Values;
    changeEmail: Values;
    changePassword: Values;
    changeUsername: Values;
    confirmEmail: Values;
    details: Values;
    eraseAccount: Values;
    notices: Values;
    privacy: Values;
    devices: undefined;
    emailProof: undefined;
    exportAccount: undefined;
  }
}

/** The date of birth, and the mode that it unlocks. */
export type BirthdayChange = Pick<BodyOf<typeof settings.updateSettings>, 'birthday' | 'playMode'>;

/** A body as its port is given it: a passkey is asked for on the way. */
type Proven<Body> = Omit<Body, keyof FactorProof> & FactorProof;

export const settingsPorts = {
  /** POST /settings/update [§7 B]: personal details. */
  'details.submit': port<settings.Details, FormFact>('details.submit'),
  /** POST /settings/update [§7 B]: the date of birth, given once. */
  'birthday.submit': port<BirthdayChange, FormFact>('birthday.submit'),
  /** POST /settings/privacy [§7 A]. */
  'privacy.submit': port<BodyOf<typeof settings.setPrivacy>, FormFact>('privacy.submit'),
  /** POST /settings/update [§7 B]: notifications and letters. */
  'notices.submit': port<
    Pick<BodyOf<typeof settings.updateSettings>, 'notificationSettings' | 'letters'>,
    FormFact
  >('notices.submit'),
  /** POST /settings/email [§7 B]. */
  'changeEmail.submit': port<Proven<BodyOf<typeof settings.changeEmail>>, FormFact>(
    'changeEmail.submit',
  ),
  /** POST /settings/username [§7 B]. */
  'changeUsername.submit': port<BodyOf<typeof settings.changeUsername>, FormFact>(
    'changeUsername.submit',
  ),
  /** POST /settings/password [§7 B]. */
  'changePassword.submit': port<Proven<BodyOf<typeof settings.changePassword>>, FormFact>(
    'changePassword.submit',
  ),
  /** POST /settings/verified with the secret of the mailed address [§7 B]. */
  'confirmEmail.submit': port<{ link: string }, FormFact>('confirmEmail.submit'),
  /** POST /settings/erase. */
  'eraseAccount.submit': port<Proven<BodyOf<typeof settings.eraseAccount>>, FormFact>(
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
