import { expect, test } from 'vitest';
import { SignUpPage } from '../../src/views/auth/SignUpPage';
import { shows, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { usernameWalk } from './username.walk';

test(
  'username: every edge is walked beside the field of the name',
  async () => {
    await walkView(usernameWalk, {
      control: 'signUp username',
      view: <SignUpPage />,
      by: {
        'username.type': ({ text }) => type('Username', text),
        'username.checked': 'username.check',
        'port.failed': 'username.check',
      },
      sees: (username) => {
        expect(shows('Looking whether it is free')).toBe(username.matches('checking'));
        expect(shows('This name is free')).toBe(username.matches('free'));
        expect(shows('Somebody has this name')).toBe(username.matches('taken'));
      },
    });
  },
  WALK_MS,
);
