import { test } from 'vitest';
import { aUser } from '../../contract/make/player';
import {
  birthdayFaults,
  changeEmailFaults,
  changePasswordFaults,
  changeUsernameFaults,
  detailsFaults,
  detailsOf,
  eraseFaults,
  noticesFaults,
  noticesOf,
  privacyFaults,
} from '../../machines/settings/settings.rules';
import { settingsValues as values } from '../../machines/settings/settings.sample';
import { Cure } from '../../src/views/play/Cure';
import { AccountData } from '../../src/views/settings/AccountData';
import { Details } from '../../src/views/settings/Details';
import { Email } from '../../src/views/settings/Email';
import { Name } from '../../src/views/settings/Name';
import { Notices } from '../../src/views/settings/Notices';
import { PasswordChange } from '../../src/views/settings/PasswordChange';
import { Privacy } from '../../src/views/settings/Privacy';
import { onForm, typedWalk } from '../support/form';
import { choose, press, pressOn } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { settingsWalks } from './settings.walk';

const ann = aUser();
const chosen = 'what is chosen is never left empty';

const forms = {
  birthday: {
    faults: birthdayFaults,
    view: <Cure mode="coins" rule="birth-date-missing" />,
    start: { mode: 'coins' },
    filled: { birthday: '1990-02-01' },
    page: {
      submit: 'Save and play',
      done: 'Saved',
      labels: { birthday: 'Date of birth' },
    },
  },
  changeEmail: {
    faults: changeEmailFaults,
    view: <Email user={ann} />,
    filled: values.changeEmail,
    page: {
      submit: 'Change the address',
      done: 'A link is on its way',
      labels: { email: 'New email', password: 'Your password' },
    },
  },
  changePassword: {
    faults: changePasswordFaults,
    view: <PasswordChange />,
    filled: values.changePassword,
    page: {
      submit: 'Change the password',
      done: 'Your password is changed',
      labels: {
        password: 'Your password',
        newPassword: 'New password',
        repeated: 'New password once more',
      },
    },
  },
  changeUsername: {
    faults: changeUsernameFaults,
    view: <Name user={ann} />,
    filled: values.changeUsername,
    page: {
      submit: 'Change the username',
      done: 'Saved',
      labels: { username: 'New username' },
    },
  },
  details: {
    faults: detailsFaults,
    view: <Details user={ann} />,
    start: detailsOf(ann),
    filled: { phone: '+1 555 010 9999', firstname: 'Ann' },
    wrong: { phone: 'none' },
    page: { submit: 'Save', done: 'Saved', labels: { phone: 'Phone', firstname: 'First name' } },
  },
  eraseAccount: {
    faults: eraseFaults,
    view: <AccountData user={ann} />,
    start: { username: 'ann' },
    filled: { password: 'Lantern-5', typed: 'ann' },
    page: {
      submit: 'Erase my account for ever',
      done: 'Saved',
      labels: { password: 'Your password', typed: 'Type ann to confirm' },
    },
  },
  notices: {
    faults: noticesFaults,
    view: <Notices user={ann} />,
    start: noticesOf(ann),
    filled: { letters: 'friends', gift: '' },
    page: {
      submit: 'Save',
      done: 'Saved',
      choose: (field: string, value: string) =>
        field === 'gift'
          ? press('checkbox', 'Gifts')
          : choose('Who may write letters to you', value),
    },
    without: {
      'notices.editing form.leave[0]': chosen,
      'notices.editing form.submit[1]': chosen,
    },
  },
  privacy: {
    faults: privacyFaults,
    view: <Privacy user={ann} />,
    start: ann.settings,
    filled: { about: 'friends' },
    page: {
      submit: 'Save',
      done: 'Saved',
      choose: () => pressAbout(),
    },
    without: {
      'privacy.editing form.leave[0]': chosen,
      'privacy.editing form.submit[1]': chosen,
    },
  },
} as const;

/** About me, for friends alone. */
const pressAbout = (): boolean => {
  const rows = [...document.querySelectorAll('fieldset')];
  const row = rows.find((one) => one.querySelector('legend')?.textContent === 'About you');
  const friends = row?.querySelector<HTMLInputElement>('input[value=friends]');
  return friends?.checked === false && pressOn(friends);
};

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  '%s: every edge that the page reaches is walked on it',
  async (name) => {
    const form = forms[name];
    const on = onForm({ port: `${name}.submit`, faults: form.faults, ...form.page });
    await walkView(
      typedWalk(settingsWalks[name], 'start' in form ? form.start : {}, {
        filled: form.filled,
        ...('wrong' in form && { wrong: form.wrong }),
      }),
      {
        ...on,
        control: name,
        view: form.view,
        without: { ...on.without, ...('without' in form && form.without) },
      },
    );
  },
  WALK_MS,
);
