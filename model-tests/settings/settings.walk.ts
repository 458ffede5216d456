import { aProfile } from '../../contract/make/profile';
import { devices } from '../../contract/make/settings';
import { problem } from '../../contract/problems';
import { devicesMachine } from '../../machines/settings/devices.machine';
import { emailProofMachine } from '../../machines/settings/emailProof.machine';
import { exportAccountMachine } from '../../machines/settings/exportAccount.machine';
import { settingsForms } from '../../machines/settings/settings.machines';
import { settingsValues } from '../../machines/settings/settings.sample';
import { viewAsMachine } from '../../machines/settings/viewAs.machine';
import { form } from '../kit/forms.walk';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const values = settingsValues;

export const settingsWalks = {
  birthday: form(settingsForms.birthday, values.birthday, 'birthday'),
  changeEmail: form(settingsForms.changeEmail, values.changeEmail, 'email'),
  changePassword: form(settingsForms.changePassword, values.changePassword, 'newPassword'),
  changeUsername: form(settingsForms.changeUsername, values.changeUsername, 'username'),
  confirmEmail: form(settingsForms.confirmEmail, values.confirmEmail, 'link'),
  details: form(settingsForms.details, values.details, 'phone', [{ phone: 'none' }]),
  eraseAccount: form(settingsForms.eraseAccount, values.eraseAccount, 'typed'),
  notices: form(settingsForms.notices, values.notices, 'letters'),
  privacy: form(settingsForms.privacy, values.privacy, 'about'),
};

const refused = problem('rate-limited');

export const emailProofWalk = walk({
  machine: silent(emailProofMachine),
  inputs: [undefined],
  events: [
    { type: 'emailProof.cancel' },
    { type: 'emailProof.mail' },
    { type: 'emailProof.cancelled' },
    { type: 'emailProof.mailed' },
    { type: 'emailProof.refused', problem: refused },
    { type: 'port.failed', port: 'emailProof.mail' },
  ],
  view: () => undefined,
});

export const devicesWalk = walk({
  machine: silent(devicesMachine),
  inputs: [undefined],
  events: [
    { type: 'devices.refresh' },
    { type: 'devices.end', _id: 'session_phone' },
    { type: 'devices.listed', items: devices() },
    { type: 'devices.ended' },
    { type: 'devices.refused', problem: refused },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'devices.list' },
  ],
  view: () => undefined,
});

export const exportAccountWalk = walk({
  machine: silent(exportAccountMachine),
  inputs: [undefined],
  events: [
    { type: 'exportAccount.ask' },
    { type: 'exportAccount.saved' },
    { type: 'exportAccount.refused', problem: refused },
    { type: 'port.failed', port: 'exportAccount.save' },
  ],
  view: () => undefined,
});

export const viewAsWalk = walk({
  machine: silent(viewAsMachine),
  inputs: [undefined],
  events: [
    { type: 'viewAs.choose', as: 'friend' },
    { type: 'viewAs.refresh' },
    { type: 'viewAs.close' },
    { type: 'viewAs.loaded', profile: aProfile({ standing: 'friend' }) },
    { type: 'session.closed' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'viewAs.load' },
  ],
  view: () => undefined,
});
