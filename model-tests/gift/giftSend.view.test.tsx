import { act } from '@testing-library/react';
import { test } from 'vitest';
import { aWallet } from '../../contract/make/wallet';
import { giftSendFaults } from '../../machines/gift/giftSend.rules';
import { GiftSendPage } from '../../src/views/gift/GiftSendPage';
import { giftSendWalk } from '../kit/forms.walk';
import { onForm, typedWalk } from '../support/form';
import { answer, at, member } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

const start = { friends: 'player_0002', coins: '50', box: 'ruby', tape: 'amber', balance: '5000' };
const wallets = [{ ...aWallet(), balance: 5_000 }];

test(
  'giftSend: every edge that the page reaches is walked on it',
  () => {
    walkView(
      {
        ...typedWalk(giftSendWalk, start, { filled: { coins: '60' }, wrong: { coins: '0' } }),
        // Sending tells the balance first, and with it a refusal is forgotten.
        offers: (event, form) => event.type !== 'form.submit' || form.context.problem === undefined,
      },
      {
        ...onForm({
          port: 'giftSend.submit',
          faults: giftSendFaults,
          submit: 'Send the gift',
          done: 'Your gift is on its way.',
          again: 'Another gift',
          labels: { coins: 'Coins for each' },
        }),
        control: 'giftSend',
        view: <GiftSendPage />,
        start: () => ({ ...member, to: '/gifts/send?to=player_0002' }),
        settle: (world) => {
          answer(world, ['wallet.list'], { type: 'wallet.listed', wallets });
          const told = { type: 'form.change', field: 'balance', value: '5000' };
          act(() => {
            at(world, 'stage').children.giftSend?.send(told);
          });
        },
      },
    );
  },
  WALK_MS,
);
