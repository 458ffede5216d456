import type { Problem } from '../../../contract/problems';
import { getProfile } from '../../../contract/profile';
import * as settings from '../../../contract/settings';
import type { AdaptersOf } from '../../../machines/kit/port';
import { besideField } from '../../../machines/settings/settings.rules';
import type { settingsPorts } from '../../../machines/settings/settings.words';
import type { Asks } from '../api';
import { withPasskey } from '../factor/withPasskey';
import { saveFile } from '../file';

const accepted = () => ({ type: 'form.accepted' as const });
/** A refusal beside its field; `claimed` is the one whose value may be somebody else's. */
const refusedAt = (claimed?: string) => (problem: Problem) => ({
  type: 'form.refused' as const,
  problem: besideField(problem, claimed),
});
const form = { answered: accepted, refused: refusedAt() };

const proofRefused = (problem: Problem) => ({ type: 'emailProof.refused' as const, problem });

export const settingsAdapters = (asks: Asks): AdaptersOf<typeof settingsPorts> => ({
  'details.submit': asks('details.submit', settings.updateSettings, {
    given: (body) => ({ body }),
    ...form,
  }),
  'birthday.submit': asks('birthday.submit', settings.updateSettings, {
    given: (body) => ({ body }),
    ...form,
  }),
  'privacy.submit': asks('privacy.submit', settings.setPrivacy, {
    given: (body) => ({ body }),
    ...form,
  }),
  'notices.submit': asks('notices.submit', settings.updateSettings, {
    given: (body) => ({ body }),
    ...form,
  }),
  'changeEmail.submit': withPasskey(
    { name: 'changeEmail.submit', asks, refused: form.refused },
    (passkey) =>
      asks('changeEmail.submit', settings.changeEmail, {
        given: (body) => ({ body: { ...body, passkey } }),
        answered: accepted,
        refused: refusedAt('email'),
      }),
  ),
  'changeUsername.submit': asks('changeUsername.submit', settings.changeUsername, {
    given: (body) => ({ body }),
    answered: accepted,
    refused: refusedAt('username'),
  }),
  'changePassword.submit': withPasskey(
    { name: 'changePassword.submit', asks, refused: form.refused },
    (passkey) =>
      asks('changePassword.submit', settings.changePassword, {
        given: (body) => ({ body: { ...body, passkey } }),
        answered: accepted,
        refused: refusedAt('newPassword'),
      }),
  ),
  'confirmEmail.submit': asks('confirmEmail.submit', settings.verifyEmail, {
    given: (body) => ({ body }),
    ...form,
  }),
  'eraseAccount.submit': withPasskey(
    { name: 'eraseAccount.submit', asks, refused: form.refused },
    (passkey) =>
      asks('eraseAccount.submit', settings.eraseAccount, {
        given: (body) => ({ body: { ...body, passkey } }),
        ...form,
      }),
  ),
  'emailProof.cancel': asks('emailProof.cancel', settings.cancelEmail, {
    answered: () => ({ type: 'emailProof.cancelled' }),
    refused: proofRefused,
  }),
  'emailProof.mail': asks('emailProof.mail', settings.verifyEmail, {
    given: () => ({ body: {} }),
    answered: () => ({ type: 'emailProof.mailed' }),
    refused: proofRefused,
  }),
  'devices.list': asks('devices.list', settings.listSessions, {
    answered: ({ items }) => ({ type: 'devices.listed', items }),
  }),
  'devices.end': asks('devices.end', settings.endSession, {
    given: (body) => ({ body }),
    answered: () => ({ type: 'devices.ended' }),
    refused: (problem) => ({ type: 'devices.refused', problem }),
  }),
  'exportAccount.save': asks('exportAccount.save', settings.exportAccount, {
    answered: (account) => {
      const text = JSON.stringify(account, null, 2);
      saveFile(`account-${account.at.slice(0, 10)}.json`, 'application/json', text);
      return { type: 'exportAccount.saved' };
    },
    refused: (problem) => ({ type: 'exportAccount.refused', problem }),
  }),
  'viewAs.load': asks('viewAs.load', getProfile, {
    given: ({ as }) => ({ params: { id: 'me' }, query: { as } }),
    answered: (profile) => ({ type: 'viewAs.loaded', profile }),
  }),
});
