import { test } from 'vitest';
import { advertisementLifecycle } from '../../contract/lifecycles';
import {
  decideClickAdvertisement,
  decideLoadAdvertisement,
} from '../../server/advertisement/advertisement.decider';
import {
  type ViewEvent,
  type Viewed,
  type ViewState,
  viewKind,
} from '../../server/advertisement/advertisement.events';
import { stepOf } from '../../server/advertisement/advertisement.moves';
import { ANN } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';

const viewed: Viewed = { advertisement: 'advertisement_pier', placement: 'lobby', player: ANN };

const subject: Subject<ViewState, 'load' | 'click', ViewEvent> = {
  initial: viewKind.initial,
  stepOf,
  decide: {
    load: (state) => decideLoadAdvertisement(state, viewed),
    click: (state) => decideClickAdvertisement(state, viewed),
  },
  eventsOf: ({ view: events = [] }: { view?: ViewEvent[] }) => events,
  evolve: viewKind.evolve,
};

test('a view of an advertisement takes exactly the steps of its table', () => {
  proveRefinement(advertisementLifecycle, [subject]);
});
