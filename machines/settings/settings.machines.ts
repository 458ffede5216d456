import { birthdayMachine } from './birthday.machine';
import { changeEmailMachine } from './changeEmail.machine';
import { changePasswordMachine } from './changePassword.machine';
import { changeUsernameMachine } from './changeUsername.machine';
import { confirmEmailMachine } from './confirmEmail.machine';
import { detailsMachine } from './details.machine';
import { eraseAccountMachine } from './eraseAccount.machine';
import { noticesMachine } from './notices.machine';
import { privacyMachine } from './privacy.machine';

/** The forms of the settings page and of the link that it mails, by their names. */
export const settingsForms = {
  birthday: birthdayMachine,
  changeEmail: changeEmailMachine,
  changePassword: changePasswordMachine,
  changeUsername: changeUsernameMachine,
  confirmEmail: confirmEmailMachine,
  details: detailsMachine,
  eraseAccount: eraseAccountMachine,
  notices: noticesMachine,
  privacy: privacyMachine,
};

export type SettingsForm = keyof typeof settingsForms;
