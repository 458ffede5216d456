import { test } from 'vitest';
import { confirmEmailFaults } from '../../machines/settings/settings.rules';
import { settingsValues as values } from '../../machines/settings/settings.sample';
import { VerifiedPage } from '../../src/views/settings/VerifiedPage';
import { onForm, typedWalk } from '../support/form';
import { WALK_MS, walkView } from '../support/view';
import { settingsWalks } from './settings.walk';

const page = onForm({
  port: 'confirmEmail.submit',
  faults: confirmEmailFaults,
  submit: 'Confirm',
  done: 'Your address is confirmed',
  leaves: true,
});
const untyped = 'the link of the mail stands in the address: nothing is typed';

test(
  'confirmEmail: every edge that the page reaches is walked on it',
  async () => {
    const { link } = values.confirmEmail;
    await walkView(typedWalk(settingsWalks.confirmEmail, { link }, { filled: {} }), {
      ...page,
      control: 'confirmEmail',
      start: () => ({ to: `/verified?link=${link}` }),
      view: <VerifiedPage />,
      without: {
        ...page.without,
        'confirmEmail.editing form.change[0]': untyped,
        'confirmEmail.editing form.leave[0]': untyped,
        'confirmEmail.editing form.submit[1]': untyped,
      },
    });
  },
  WALK_MS,
);
