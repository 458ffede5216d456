import { expect, test } from 'vitest';
import { aUser } from '../../contract/make/player';
import { route } from '../../machines/router/router.select';
import { useView } from '../../src/app/house';
import { AccountData } from '../../src/views/settings/AccountData';
import { Devices } from '../../src/views/settings/Devices';
import { Email } from '../../src/views/settings/Email';
import { Privacy } from '../../src/views/settings/Privacy';
import type { World } from '../../tests/machines/support/world';
import {
  answer,
  at,
  control,
  go,
  isOpen,
  member,
  press,
  pressOn,
  shows,
  signOut,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { devicesWalk, emailProofWalk, exportAccountWalk, viewAsWalk } from './settings.walk';

const ann = aUser();
const phone = () =>
  [...document.querySelectorAll('li')]
    .find(({ textContent }) => textContent?.includes('Safari, iOS'))
    ?.querySelector<HTMLElement>('button') ?? undefined;

test(
  'devices: every edge that the page reaches is walked on it',
  async () => {
    await walkView(devicesWalk, {
      control: 'devices',
      view: <Devices />,
      start: () => member,
      by: {
        'devices.refresh': () => press('button', 'Try again'),
        'devices.end': () => pressOn(phone()),
        'devices.listed': 'devices.list',
        'devices.ended': 'devices.end',
        'devices.refused': 'devices.end',
        'connection.found': 'connection.watch',
        'port.failed': ['devices.list', 'devices.end'],
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'devices.refresh' } }],
      sees: (devices) => {
        const hasFailed = devices.matches('failed');
        const { items } = devices.context;
        if (phone() !== undefined)
          expect(isOpen(phone())).toBe(devices.can({ type: 'devices.end', _id: 'session_phone' }));
        expect(shows('Your browsers did not load')).toBe(hasFailed);
        expect(shows('This browser')).toBe(!hasFailed && items.length > 0);
        expect(document.querySelector('ul[aria-busy=true]') !== null).toBe(
          devices.matches('loading'),
        );
      },
      without: {
        'devices.shown devices.refresh[0]': 'a list that is there is not asked for again by hand',
      },
    });
  },
  WALK_MS,
);

test(
  'emailProof: every edge is walked on the page',
  async () => {
    await walkView(
      emailProofWalk,
      {
        control: 'emailProof',
        view: <Email user={aUser({ resetEmail: 'anna@example.com' })} />,
        start: () => member,
        by: {
          'emailProof.cancel': () => press('button', 'Keep the old address'),
          'emailProof.mail': () => press('button', 'Mail the link again'),
          'emailProof.cancelled': 'emailProof.cancel',
          'emailProof.mailed': 'emailProof.mail',
          'emailProof.refused': ['emailProof.cancel', 'emailProof.mail'],
          'port.failed': ['emailProof.cancel', 'emailProof.mail'],
        },
        offers: [
          { role: 'button', name: 'Keep the old address', says: { type: 'emailProof.cancel' } },
          { role: 'button', name: 'Mail the link again', says: { type: 'emailProof.mail' } },
        ],
        sees: (proof) => {
          expect(shows('A link is on its way')).toBe(proof.matches({ waiting: 'mailed' }));
          expect(shows('Too many requests')).toBe(proof.matches({ waiting: 'refused' }));
          expect(shows('The connection failed on the way.')).toBe(
            proof.matches({ waiting: 'unreachable' }),
          );
        },
      },
      { view: <Email user={aUser({ emailVerified: false })} /> },
    );
  },
  WALK_MS,
);

test(
  'exportAccount: every edge is walked on the page',
  async () => {
    await walkView(exportAccountWalk, {
      control: 'exportAccount',
      view: <AccountData user={ann} />,
      start: () => member,
      by: {
        'exportAccount.ask': () => press('button', 'Save my data as a file'),
        'exportAccount.saved': 'exportAccount.save',
        'exportAccount.refused': 'exportAccount.save',
        'port.failed': 'exportAccount.save',
      },
      offers: [
        { role: 'button', name: 'Save my data as a file', says: { type: 'exportAccount.ask' } },
      ],
      sees: (asked) => {
        const { problem } = asked.context;
        const hasFailed = asked.matches('failed');
        expect(shows('Your browser has the file.')).toBe(asked.matches('saved'));
        expect(shows('Too many requests')).toBe(hasFailed && problem !== undefined);
        expect(shows('The connection failed on the way.')).toBe(hasFailed && problem === undefined);
      },
    });
  },
  WALK_MS,
);

/** The part of the settings about privacy, on their page. */
const Shown = () =>
  useView('router', (router) => route(router).name === 'settings') ? <Privacy user={ann} /> : null;

/** Another audience for a field, saved: what others see is another. */
const change = (world: World): boolean => {
  const isShown = at(world, 'stage').children.privacy !== undefined;
  const [all, members] = [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
  return (
    isShown &&
    pressOn(all?.checked ? members : all) &&
    press('button', 'Save') &&
    answer(world, ['privacy.submit'], { type: 'form.accepted' })
  );
};

test(
  'viewAs: every edge is walked on the page',
  async () => {
    await walkView(viewAsWalk, {
      resident: 'viewAs',
      view: <Shown />,
      start: () => ({ ...member, to: '/settings' }),
      by: {
        'viewAs.choose': () => {
          const friend = control('radio', 'A friend') as HTMLInputElement | undefined;
          return friend?.checked === false && press('radio', 'A friend');
        },
        'viewAs.refresh': (_, world) => press('button', 'Try again') || change(world),
        // The page is left.
        'viewAs.close': (_, world) =>
          at(world, 'router').context.route.path === '/settings' && go(world, '/'),
        'viewAs.loaded': 'viewAs.load',
        'connection.found': 'connection.watch',
        'session.closed': (_, world) => signOut(world),
        'port.failed': 'viewAs.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'viewAs.refresh' } }],
      sees: (view, world) => {
        const isThere = at(world, 'router').context.route.path === '/settings';
        const friend = control('radio', 'A friend') as HTMLInputElement | undefined;
        expect(friend?.checked ?? false).toBe(isThere && !view.matches('closed'));
        expect(shows('The view did not load.')).toBe(view.matches('failed'));
        expect(shows('12 friends')).toBe(
          view.context.profile !== undefined && !view.matches('failed'),
        );
      },
    });
  },
  WALK_MS,
);
