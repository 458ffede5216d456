import { act } from '@testing-library/react';
import { test } from 'vitest';
import { giftSendFaults } from '../../machines/gift/giftSend.rules';
import { GiftSendPage } from '../../src/views/gift/GiftSendPage';
import { giftSendWalk } from '../kit/forms.walk';
import { onForm, typedWalk } from '../support/form';
import { member } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

// The wallet is on its way: what it holds is not known, and the server alone judges.
const start = { friends: 'player_0002', coins: '50', box: 'ruby', tape: 'amber' };

test(
  'giftSend: every edge that the page reaches is walked on it',
  async () => {
    const { by, ...page } = onForm({
      port: 'giftSend.submit',
      faults: giftSendFaults,
      submit: 'Send the gift',
      done: 'Your gift is on its way.',
      again: 'Another gift',
      labels: { coins: 'Coins for each' },
    });
    const typed = typedWalk(giftSendWalk, start, {
      filled: { coins: '60' },
      wrong: { coins: '0' },
    });
    await walkView(
      { ...typed, events: [...typed.events, { type: 'wallet.coinsTold', coins: undefined }] },
      {
        ...page,
        by: {
          ...by,
          'wallet.coinsTold': (_, world) => {
            act(() => world.resident('wallet').send({ type: 'wallet.tellCoins' }));
            return true;
          },
        },
        control: 'giftSend',
        view: <GiftSendPage />,
        start: () => ({ ...member, to: '/gifts/send?to=player_0002' }),
      },
    );
  },
  WALK_MS,
);
