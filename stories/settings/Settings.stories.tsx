import { aUser } from '../../contract/make/player';
import { aProfile } from '../../contract/make/profile';
import { devices } from '../../contract/make/settings';
import { problem } from '../../contract/problems';
import { devicesMachine } from '../../machines/settings/devices.machine';
import { emailProofMachine } from '../../machines/settings/emailProof.machine';
import { exportAccountMachine } from '../../machines/settings/exportAccount.machine';
import { settingsForms } from '../../machines/settings/settings.machines';
import { settingsValues } from '../../machines/settings/settings.sample';
import { Card } from '../../src/ui/Card';
import { AccountData } from '../../src/views/settings/AccountData';
import { Details } from '../../src/views/settings/Details';
import { Devices } from '../../src/views/settings/Devices';
import { Email } from '../../src/views/settings/Email';
import { Name } from '../../src/views/settings/Name';
import { Notices } from '../../src/views/settings/Notices';
import { PasswordChange } from '../../src/views/settings/PasswordChange';
import { Privacy } from '../../src/views/settings/Privacy';
import { SettingsPage } from '../../src/views/settings/SettingsPage';
import { VerifiedPage } from '../../src/views/settings/VerifiedPage';
import { member } from '../support/evening';
import { formStates } from '../support/forms';
import { mounted, resident, storyOf } from '../support/story';

export default { title: 'machines/settings' };

const around = { house: member };
const ann = aUser();
const { birthday: _, age: _age, ...ageless } = ann;
const pending = aUser({ resetEmail: 'anna@example.com' });
const forms = settingsForms;
const values = settingsValues;

const details = formStates(forms.details, 'details', values.details);
const detailsView = (
  <Card>
    <Details user={ann} />
  </Card>
);
export const DetailsFilled = storyOf(details.filled, detailsView, around);
export const DetailsWithoutBirthday = storyOf(
  details.filled,
  <Card>
    <Details user={ageless} />
  </Card>,
  around,
);
const verified = aUser({
  isVerified: true,
  firstname: 'Ann',
  lastname: 'Ferris',
  region: 'NJ',
});
export const DetailsVerified = storyOf(
  details.filled,
  <Card>
    <Details user={verified} />
  </Card>,
  around,
);
export const DetailsRefused = storyOf(
  details.refused('body-invalid', { phone: 'Form.The server does not take this' }),
  detailsView,
  around,
);
export const DetailsUnreachable = storyOf(details.unreachable, detailsView, around);
export const DetailsSubmitting = storyOf(details.submitting, detailsView, around);
export const DetailsAccepted = storyOf(details.accepted, detailsView, around);
export const DetailsInArabic = storyOf(details.filled, detailsView, {
  ...around,
  direction: 'rtl',
});

const privacy = formStates(forms.privacy, 'privacy', values.privacy);
const privacyView = (
  <Card>
    <Privacy user={ann} />
  </Card>
);
export const PrivacyFilled = storyOf(privacy.filled, privacyView, around);
export const PrivacyRefused = storyOf(privacy.refused('rate-limited'), privacyView, around);
export const PrivacyUnreachable = storyOf(privacy.unreachable, privacyView, around);
export const PrivacySubmitting = storyOf(privacy.submitting, privacyView, around);
export const PrivacyAccepted = storyOf(privacy.accepted, privacyView, around);

const seen = (state: string, given: object = {}) =>
  storyOf(resident('viewAs', state, given), privacyView, { ...around, beside: [privacy.filled] });
export const ViewAsClosed = seen('closed');
export const ViewAsLoading = seen('loading', { as: 'member' });
export const ViewAsShown = seen('shown', {
  as: 'friend',
  profile: aProfile({ _id: ann._id, username: 'ann', standing: 'friend' }),
});
export const ViewAsFailed = seen('failed', { as: 'guest' });

const notices = formStates(forms.notices, 'notices', values.notices);
const noticesView = (
  <Card>
    <Notices user={ann} />
  </Card>
);
export const NoticesFilled = storyOf(notices.filled, noticesView, around);
export const NoticesRefused = storyOf(notices.refused('rate-limited'), noticesView, around);
export const NoticesUnreachable = storyOf(notices.unreachable, noticesView, around);
export const NoticesSubmitting = storyOf(notices.submitting, noticesView, around);
export const NoticesAccepted = storyOf(notices.accepted, noticesView, around);

const email = formStates(forms.changeEmail, 'changeEmail', values.changeEmail);
const emailView = (
  <Card>
    <Email user={ann} />
  </Card>
);
export const EmailBlank = storyOf(email.blank, emailView, around);
export const EmailWrong = storyOf(email.wrong, emailView, around);
export const EmailRefused = storyOf(
  email.refused('wrong-credentials', { password: 'Form.This is not your password' }),
  emailView,
  around,
);
export const EmailCodeNeeded = storyOf(email.codeAsked(), emailView, around);
export const EmailCodeWrong = storyOf(email.codeAsked('code-wrong'), emailView, around);
export const EmailUnreachable = storyOf(email.unreachable, emailView, around);
export const EmailSubmitting = storyOf(email.submitting, emailView, around);
export const EmailAccepted = storyOf(email.accepted, emailView, around);

const proof = (state: string | object, user = pending, code?: 'rate-limited') =>
  storyOf(
    mounted('emailProof', 'emailProof', emailProofMachine, state as never, {
      problem: code === undefined ? undefined : problem(code),
    }),
    <Card>
      <Email user={user} />
    </Card>,
    around,
  );
const unproven = aUser({ emailVerified: false });
export const ProofWaiting = proof({ waiting: 'untried' });
export const ProofUnproven = proof({ waiting: 'untried' }, unproven);
export const ProofMailed = proof({ waiting: 'mailed' }, unproven);
export const ProofRefused = proof({ waiting: 'refused' }, pending, 'rate-limited');
export const ProofUnreachable = proof({ waiting: 'unreachable' });
export const ProofCancelling = proof('cancelling');
export const ProofMailing = proof('mailing', unproven);

const confirm = formStates(forms.confirmEmail, 'confirmEmail', values.confirmEmail);
const mailed = <VerifiedPage />;
export const ConfirmWithoutLink = storyOf(confirm.wrong, mailed, around);
export const ConfirmFilled = storyOf(confirm.filled, mailed, around);
export const ConfirmRefused = storyOf(confirm.refused('link-invalid'), mailed, around);
export const ConfirmUnreachable = storyOf(confirm.unreachable, mailed, around);
export const ConfirmSubmitting = storyOf(confirm.submitting, mailed, around);
export const ConfirmAccepted = storyOf(confirm.accepted, mailed, around);

const username = formStates(forms.changeUsername, 'changeUsername', values.changeUsername);
const nameView = (
  <Card>
    <Name user={ann} />
  </Card>
);
export const NameBlank = storyOf(username.blank, nameView, around);
export const NameWrong = storyOf(username.wrong, nameView, around);
export const NameRefused = storyOf(
  username.refused('member-refused', { username: problem('member-refused').slug }),
  nameView,
  around,
);
export const NameUnreachable = storyOf(username.unreachable, nameView, around);
export const NameSubmitting = storyOf(username.submitting, nameView, around);
export const NameAccepted = storyOf(username.accepted, nameView, around);

const password = formStates(forms.changePassword, 'changePassword', values.changePassword);
const passwordView = (
  <Card>
    <PasswordChange />
  </Card>
);
export const PasswordBlank = storyOf(password.blank, passwordView, around);
export const PasswordWrong = storyOf(password.wrong, passwordView, around);
export const PasswordFilled = storyOf(password.filled, passwordView, around);
export const PasswordRefused = storyOf(
  password.refused('wrong-credentials', { password: 'Form.This is not your password' }),
  passwordView,
  around,
);
export const PasswordCodeNeeded = storyOf(password.codeAsked(), passwordView, around);
export const PasswordUnreachable = storyOf(password.unreachable, passwordView, around);
export const PasswordSubmitting = storyOf(password.submitting, passwordView, around);
export const PasswordAccepted = storyOf(password.accepted, passwordView, around);

const where = (state: string, given: object = {}) =>
  storyOf(
    mounted('devices', 'devices', devicesMachine, state, {
      items: state === 'loading' || state === 'failed' ? [] : devices(),
      ending: '',
      ...given,
    }),
    <Card>
      <Devices />
    </Card>,
    around,
  );
export const DevicesLoading = where('loading');
export const DevicesShown = where('shown');
export const DevicesEnding = where('ending', { ending: 'session_phone' });
export const DevicesFailed = where('failed');

const data = (
  <Card>
    <AccountData user={ann} />
  </Card>
);
const exported = (state: string, code?: 'rate-limited') =>
  storyOf(
    mounted('exportAccount', 'exportAccount', exportAccountMachine, state, {
      problem: code === undefined ? undefined : problem(code),
    }),
    data,
    around,
  );
export const ExportUnasked = exported('unasked');
export const ExportExporting = exported('exporting');
export const ExportSaved = exported('saved');
export const ExportRefused = exported('failed', 'rate-limited');
export const ExportFailed = exported('failed');

const erase = formStates(forms.eraseAccount, 'eraseAccount', values.eraseAccount);
export const EraseWrong = storyOf(erase.wrong, data, around);
export const EraseFilled = storyOf(erase.filled, data, around);
export const EraseRefused = storyOf(erase.refused('money-left'), data, around);
export const EraseCodeNeeded = storyOf(erase.codeAsked(), data, around);
export const EraseUnreachable = storyOf(erase.unreachable, data, around);
export const EraseSubmitting = storyOf(erase.submitting, data, around);
export const EraseAccepted = storyOf(erase.accepted, data, around);

export const Page = storyOf(resident('player', 'shown', { user: ann }), <SettingsPage />, around);
export const PageLoading = storyOf(resident('player', 'loading'), <SettingsPage />, around);
export const PageFailed = storyOf(resident('player', 'failed'), <SettingsPage />, around);
export const PageOffline = storyOf(resident('player', 'failed'), <SettingsPage />, {
  house: { ...member, connection: ['offline', {}] },
});
