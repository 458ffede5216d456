import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '../../contract/limits';
import { noun, resident } from '../app/noun';
import { playModeMachine } from './playMode.machine';
import { playModePorts } from './playMode.words';

/** What the house has of it from the first moment. */
export const playNear = noun({
  residents: {
    playMode: resident(playModeMachine, {
      begins: ({ stored }) => ({
        mode: stored.playMode ?? 'fun',
        country: stored.countrySelected?.code ?? DEFAULT_COUNTRY,
        currency: stored.countrySelected?.currency ?? DEFAULT_CURRENCY,
      }),
    }),
  },
  ports: { ...playModePorts },
});
