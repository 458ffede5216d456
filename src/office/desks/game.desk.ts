import * as contract from '../../../contract/game.desk';
import { COINS } from '../../../contract/limits';
import { minorDigits } from '../../../contract/wallet.rules';
import { minorOf } from '../../../machines/office/office.rules';
import { type DeskLook, deed, line, paged, why } from '../look';
import { say, sayAmount, sayCount, sayShare } from '../say';

/** Stakes (minor units) as they are typed. */
const typedIn = (currency: string, stakes: readonly number[] = []): string => {
  const digits = minorDigits(currency);
  return stakes.map((stake) => (stake / 10 ** digits).toFixed(digits)).join(' ');
};

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
    {
      title: 'Stakes',
      cell: ({ stakes, currency: only }) =>
        stakes
          .filter(({ currency }) => only === undefined || currency === only)
          .map(({ currency, stakes: offered }) =>
            [offered[0] ?? 0, offered.at(-1) ?? 0]
              .map((stake) => sayAmount(currency, stake))
              .join(' – '),
          )
          .join(' · '),
      end: true,
    },
    {
      title: 'Bounds',
      cell: ({ caps, currency: only }) =>
        caps
          .filter(({ currency }) => only === undefined || currency === only)
          .flatMap(({ currency, winMost, openMost }) => [
            ...(winMost === undefined
              ? []
              : [say('a round {most}', { most: sayAmount(currency, winMost) })]),
            ...(openMost === undefined
              ? []
              : [say('open rounds {most}', { most: sayAmount(currency, openMost) })]),
          ])
          .join(' · '),
    },
  ],
  deeds: [
    deed(
      contract.capGame,
      (id, { currency = '', winMost = '', openMost = '', why: reason }) => {
        const bound = (typed: string) =>
          typed.trim() === '' ? undefined : (minorOf(typed, minorDigits(currency)) ?? 0);
        return {
          // A row is of a game and a currency.
          _id: id.split(' ')[0],
          currency,
          // What is no amount is the server's to refuse, beside the field.
          winMost: bound(winMost),
          openMost: bound(openMost),
          why: reason,
        };
      },
      {
        label: 'Bound its wins',
        right: 'write',
        fields: [
          line('currency', 'Currency'),
          line('winMost', 'One round wins at most (empty: no bound)'),
          line('openMost', 'All open rounds together win at most (empty: no bound)'),
          why,
        ],
        values: ({ currency = COINS }) => ({ currency }),
      },
    ),
    deed(
      contract.setStakes,
      (id, { currency = '', stakes = '', why: reason }) => ({
        _id: id.split(' ')[0],
        currency,
        stakes: stakes
          .split(/[;\s]+/)
          .filter(Boolean)
          .map((typed) => minorOf(typed, minorDigits(currency)) ?? 0),
        why: reason,
      }),
      {
        label: 'Set its stakes',
        right: 'write',
        fields: [
          line('currency', 'Currency'),
          line('stakes', 'Stakes, ascending, with spaces between (empty: its own)'),
          why,
        ],
        values: ({ currency = COINS, stakes }) => ({
          currency,
          stakes: typedIn(currency, stakes.find((each) => each.currency === currency)?.stakes),
        }),
      },
    ),
  ],
  empty: 'No game is called so.',
};
