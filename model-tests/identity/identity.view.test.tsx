import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anIdentity } from '../../contract/make/identity';
import { aTicketAttachment } from '../../contract/make/ticket';
import { identityFaults } from '../../machines/identity/identity.rules';
import type { FormEvent } from '../../machines/kit/form.words';
import { IdentityPage } from '../../src/views/identity/IdentityPage';
import { statusWords } from '../../src/views/identity/words';
import type { World } from '../../tests/machines/support/world';
import { onForm, typedWalk } from '../support/form';
import { answer, choose, connect, hubSays, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { identitySubmitWalk, identityWalk } from './identity.walk';

const start = () => ({ ...member, to: '/identity' });

test(
  'identity: every edge that the page reaches is walked on it',
  async () => {
    await walkView(identityWalk, {
      control: 'identity',
      view: <IdentityPage />,
      start,
      settle: connect,
      by: {
        'identity.told': 'identity.read',
        'identity.changed': (_, world) => hubSays(world, 'identity', {}),
        'identity.retry': () => press('button', 'Try again'),
        'port.failed': 'identity.read',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'identity.retry' } }],
      sees: (snapshot) => {
        const { identity } = snapshot.context;
        for (const [status, slug] of Object.entries(statusWords))
          expect(shows(slug.slice('Identity.'.length))).toBe(identity?.status === status);
        expect(shows('How far it is did not load')).toBe(snapshot.matches('failed'));
        expect(shows('The picture is too dark')).toBe(identity?.reason !== undefined);
      },
    });
  },
  WALK_MS,
);

const front: FormEvent = { type: 'attach.taken', to: 'front', file: aTicketAttachment() };

test(
  'identitySubmit: every edge that the page reaches is walked on it',
  async () => {
    const on = onForm({
      port: 'identitySubmit.submit',
      faults: identityFaults,
      submit: 'Send for review',
      done: 'It is sent.',
      choose: (_, value) => choose('Which paper', value),
    });
    const walk = typedWalk(
      identitySubmitWalk,
      { kind: 'passport' },
      { filled: { kind: 'identity card' }, wrong: { kind: 'passport' } },
    );
    await walkView(
      { ...walk, events: [...walk.events, front] },
      {
        ...on,
        by: {
          ...on.by,
          'attach.taken': (event, world: World) => {
            act(() => {
              world.resident('stage').getSnapshot().children['identitySubmit']?.send(event);
            });
            return true;
          },
        },
        control: 'identitySubmit',
        view: <IdentityPage />,
        start,
        settle: (world) =>
          answer(world, ['identity.read'], { type: 'identity.told', identity: anIdentity() }),
        sees: (form, world, event) => {
          on.sees(form, world, event);
          expect(screen.queryByText('Chosen: wheel.png') !== null).toBe(
            form.context.values['front'] !== '',
          );
        },
        without: {
          ...on.without,
          'identitySubmit.editing form.leave[0]': 'nothing is typed',
        },
      },
    );
  },
  WALK_MS,
);
