import * as contract from '../../../contract/scratcher.desk';
import { valueOf } from '../../../games/ratio.rules';
import { meanPrize, returnOf, winningCards } from '../../../games/scratcher/scratcher.rules';
import { type DeskLook, deed, line, paged, saidAnew, why } from '../look';
import { ScratcherSample } from '../ScratcherSample';
import { sayCoins, sayCount } from '../say';
import { termsOf, typedOf } from '../scratcherDraft';

export const scratchers: DeskLook<contract.ScratcherKept> = {
  title: 'Scratch cards',
  list: { call: contract.listScratchersKept, body: paged },
  name: ({ name }) => name,
  columns: [
    { title: 'Price', cell: ({ price }) => sayCoins(price), end: true },
    {
      title: 'Comes back',
      cell: (kept) => `${(valueOf(returnOf(kept)) * 100).toFixed(2)} %`,
      end: true,
    },
    {
      title: 'Cards that win',
      cell: (kept) => `${sayCount(winningCards(kept))} / ${sayCount(kept.run)}`,
      end: true,
    },
    {
      title: 'Pays on average',
      cell: (kept) => sayCoins(meanPrize(kept)),
      end: true,
    },
  ],
  deeds: [
    deed(contract.changeScratcher, saidAnew(termsOf), {
      label: 'Change it',
      right: 'write',
      fields: [
        line('price', 'Price of a card, in coins'),
        line('run', 'Cards of a run'),
        {
          name: 'prizes',
          label: 'Prizes, one a line: symbol, coins, cards of a run (star 5000 12)',
          kind: 'text',
        },
        why,
      ],
      values: typedOf,
      sample: ScratcherSample,
    }),
  ],
  empty: 'No card is called so.',
};
