import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SecondFactor } from '../../src/views/factor/SecondFactor';
import { member, press, shows, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { factorWalk } from './factor.walk';

const begins = {
  set: 'Set up a second factor',
  renew: 'New recovery codes',
  remove: 'Take the second factor off',
  add: 'Add a passkey',
  drop: 'Remove Laptop',
};
const does = {
  set: 'Ask for a code from now on',
  renew: 'Make new codes',
  remove: 'Take it off',
  add: 'Keep the passkey',
  drop: 'Remove it',
};
const labels = {
  password: 'Your password',
  code: 'Code of your app',
  name: 'What you call it: laptop, telephone',
};

const keeps = ['factor.set', 'factor.renew', 'factor.remove', 'factor.add', 'factor.drop'] as const;

test(
  'factor: every edge that the page reaches is walked on it',
  async () => {
    await walkView(factorWalk, {
      control: 'factor',
      view: <SecondFactor />,
      start: () => member,
      by: {
        'factor.told': 'factor.read',
        'factor.begin': ({ deed }) => press('button', begins[deed]),
        'factor.offered': 'factor.offer',
        'factor.change': ({ field, value }) => type(labels[field], value),
        'factor.submit': () => Object.values(does).some((name) => press('button', name)),
        'factor.unlock': () => press('button', 'Use a passkey'),
        'factor.cancel': () => press('button', 'Cancel'),
        'factor.kept': ['factor.set', 'factor.renew'],
        'factor.changed': ['factor.add', 'factor.drop'],
        'factor.removed': 'factor.remove',
        'factor.refused': keeps,
        'factor.written': () => press('button', 'I have written them down'),
        'factor.retry': () => press('button', 'Try again'),
        'port.failed': ['factor.read', 'factor.offer', ...keeps],
      },
      offers: [
        ...(['set', 'renew', 'remove', 'add', 'drop'] as const).map((deed) => ({
          role: 'button' as const,
          name: begins[deed],
          says: { type: 'factor.begin', deed, passkey: 'passkey_0001' } as const,
        })),
        ...Object.values(does).map((name) => ({
          role: 'button' as const,
          name,
          says: { type: 'factor.submit' } as const,
        })),
        { role: 'button', name: 'Use a passkey', says: { type: 'factor.unlock' } },
        { role: 'button', name: 'Cancel', says: { type: 'factor.cancel' } },
        { role: 'button', name: 'I have written them down', says: { type: 'factor.written' } },
        { role: 'button', name: 'Try again', says: { type: 'factor.retry' } },
      ],
      sees: (snapshot) => {
        const { factor, recovery, values, offer, deed } = snapshot.context;
        const isAsking = snapshot.matches('asking') || snapshot.matches('keeping');
        expect(shows('Your second factor did not load')).toBe(snapshot.matches('failed'));
        expect(shows('The connection failed on the way.')).toBe(
          snapshot.matches({ asking: 'cut' }),
        );
        expect(shows('This code does not fit: wait for the next one')).toBe(
          snapshot.matches({ asking: 'refused' }),
        );
        expect(shows('Recovery codes that are left')).toBe(snapshot.matches('on'));
        if (snapshot.matches('on')) expect(shows(`left: ${factor?.recoveryLeft}`)).toBe(true);
        expect(shows(offer?.secret ?? 'no secret')).toBe(offer !== undefined);
        for (const code of recovery) expect(shows(code)).toBe(true);
        const shown = (field: 'password' | 'code' | 'name') =>
          isAsking && (field !== 'name' || deed === 'add');
        for (const field of ['password', 'code', 'name'] as const)
          expect(screen.queryByLabelText<HTMLInputElement>(labels[field])?.value).toBe(
            shown(field) ? values[field] : undefined,
          );
      },
    });
  },
  WALK_MS,
);
