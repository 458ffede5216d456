import { aCollectedCard, aLostCard, aScratchCard, aScratcher } from '../../contract/make/scratcher';
import { problem } from '../../contract/problems';
import {
  type ScratcherContext,
  scratcherMachine,
} from '../../machines/scratcher/scratcher.machine';
import { aScratcherAt } from '../../machines/scratcher/scratchers.sample';
import { ScratchersPage } from '../../src/views/scratcher/ScratchersPage';
import { memberAt } from '../support/evening';
import { still } from '../support/still';
import { onlyItem, type Subject, storyOf } from '../support/story';

export default { title: 'machines/scratcher' };

const around = {
  house: memberAt('/scratchers/neon'),
};

/** The only set of the list, in a state. */
const set = (state: string, given: Partial<ScratcherContext> = {}): Subject => {
  const context = aScratcherAt(given);
  const { scratcher } = context;
  const here = still(scratcherMachine, state, context);
  const query = { family: scratcher.family };
  return onlyItem('scratchers', 'scratcher', scratcher, here, { query });
};
const begun = aScratcher({ scratched: 1 });
const won = { scratcher: begun, cards: [aScratchCard()] };
const { fairness } = aScratchCard();
const many = [
  aScratchCard(),
  aLostCard({ _id: 'scratcher_0001-1', fairness: { ...fairness, nonce: fairness.nonce + 1 } }),
  aScratchCard({
    _id: 'scratcher_0001-2',
    prize: 50,
    fairness: { ...fairness, nonce: fairness.nonce + 2 },
  }),
];
const page = <ScratchersPage />;

export const Covered = storyOf(set('covered'), page, around);
export const CoveredFromALevel = storyOf(
  set('covered', {
    scratcher: aScratcher({
      source: 'level',
      amount: 1,
      family: 'lanterns',
      typeId: 'lanterns-river',
    }),
  }),
  page,
  around,
);
export const Scratching = storyOf(set('scratching'), page, around);
export const Uncovering = storyOf(set('uncovering', { ...won, byHand: true }), page, around);
export const Won = storyOf(set('won', won), page, around);
export const ManyWon = storyOf(
  set('won', { scratcher: aScratcher({ scratched: 3 }), cards: many, all: true }),
  page,
  around,
);
export const Collecting = storyOf(set('collecting', won), page, around);
export const Collected = storyOf(
  set('collected', { scratcher: begun, cards: [aCollectedCard()] }),
  page,
  around,
);
export const Lost = storyOf(set('lost', { scratcher: begun, cards: [aLostCard()] }), page, around);
export const Used = storyOf(set('used', { scratcher: aScratcher({ scratched: 3 }) }), page, around);
export const Refused = storyOf(
  set('refused', { problem: problem('step-illegal', { amount: 3 }) }),
  page,
  around,
);
export const Unreached = storyOf(set('unreached'), page, around);
export const Uncollected = storyOf(set('uncollected', won), page, around);
export const WonRightToLeft = storyOf(set('won', won), page, { ...around, direction: 'rtl' });
