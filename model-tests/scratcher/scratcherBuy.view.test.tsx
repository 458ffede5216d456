import { act, fireEvent, screen } from '@testing-library/react';
import { test } from 'vitest';
import { aJurisdiction } from '../../contract/make/country';
import { aUser } from '../../contract/make/player';
import { scratcherBuyFaults } from '../../machines/scratcher/scratcherBuy.rules';
import { ScratcherShop } from '../../src/views/scratcher/ScratcherShop';
import { scratcherBuyWalk } from '../kit/forms.walk';
import { onForm, typedWalk } from '../support/form';
import { answer, member } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

// The wallet is on its way: what it holds is not known, and the server alone judges.
const start = { family: 'neon', price: '50', amount: '1' };

/** Presses the pill of so many cards. */
const choose = (amount: string): boolean => {
  const pill = screen.queryByRole('radio', { name: amount });
  if (pill === null) return false;
  fireEvent.click(pill);
  return true;
};

test(
  'scratcherBuy: every edge that the page reaches is walked on it',
  async () => {
    const { by, without, ...page } = onForm({
      port: 'scratcherBuy.submit',
      faults: scratcherBuyFaults,
      submit: 'Buy these cards',
      done: 'Your cards lie ready.',
      again: 'Buy more',
      choose: (_, value) => choose(value),
    });
    const typed = typedWalk(scratcherBuyWalk, start, { filled: { amount: '5' } });
    await walkView(
      { ...typed, events: [...typed.events, { type: 'wallet.coinsTold', coins: undefined }] },
      {
        ...page,
        without: {
          ...without,
          'scratcherBuy.editing form.leave[0]': 'pills are pressed, not left',
          'scratcherBuy.editing form.submit[1]': 'no pill is of a wrong number of cards',
        },
        by: {
          ...by,
          'wallet.coinsTold': (_, world) => {
            act(() => world.resident('wallet').send({ type: 'wallet.tellCoins' }));
            return true;
          },
        },
        control: 'scratcherBuy',
        view: <ScratcherShop family="neon" />,
        start: () => member,
        settle: (world) => {
          answer(world, ['player.load'], { type: 'player.loaded', user: aUser() });
          answer(world, ['jurisdictions.load'], {
            type: 'jurisdictions.loaded',
            jurisdictions: [aJurisdiction()],
          });
        },
      },
    );
  },
  WALK_MS,
);
