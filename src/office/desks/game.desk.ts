import * as contract from '../../../contract/game.desk';
import { type DeskLook, paged } from '../look';
import { say, sayAmount, sayCount, sayShare } from '../say';

export const games: DeskLook<contract.GameKept> = {
  title: 'Games',
  list: { call: contract.listGamesKept, body: paged },
  name: ({ name }) => name,
  columns: [
    { title: 'Studio', cell: ({ studio }) => studio },
    { title: 'Currency', cell: ({ currency }) => currency ?? '' },
    { title: 'Rounds', cell: ({ rounds }) => sayCount(rounds), end: true },
    {
      title: 'Staked',
      cell: ({ currency, staked }) => (currency === undefined ? '' : sayAmount(currency, staked)),
      end: true,
    },
    { title: 'Return published', cell: ({ published }) => sayShare(published), end: true },
    {
      title: 'Return so far',
      cell: ({ soFar, band, isOdd }) => {
        if (soFar === undefined) return '';
        const sure = band === undefined ? '' : ` ± ${sayShare(band)}`;
        return `${sayShare(soFar)}${sure}${isOdd ? ` · ${say('odd')}` : ''}`;
      },
      end: true,
    },
    {
      title: 'Most a round pays',
      cell: ({ maxWin }) =>
        maxWin === undefined ? '' : say('{times} × the stake', { times: sayCount(maxWin) }),
      end: true,
    },
  ],
  deeds: [],
  empty: 'No game is called so.',
};
