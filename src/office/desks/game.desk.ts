import * as contract from '../../../contract/game.desk';
import { COINS, LOOK_PICTURE_BYTES_MAX } from '../../../contract/limits';
import { minorDigits } from '../../../contract/wallet.rules';
import { minorOf } from '../../../machines/office/office.rules';
import { GameSample } from '../GameSample';
import { drawn, pictured, shownOf, typedOf, gameWords as words } from '../gameDraft';
import { choice, type DeskLook, deed, line, paged, picture, why } from '../look';
import { say, sayAmount, sayCount, sayShare } from '../say';
import { listed } from '../typed';

/** Stakes (minor units) as they are typed. */
const typedIn = (currency: string, stakes: readonly number[] = []): string => {
  const digits = minorDigits(currency);
  return stakes.map((stake) => (stake / 10 ** digits).toFixed(digits)).join(' ');
};

/** A row is of a game and a currency. */
const idOf = (row: string) => ({ _id: row.split(' ')[0] });

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
    { title: 'Rank', cell: ({ rank }) => rank ?? '', end: true },
    { title: 'Not offered in', cell: ({ withheld }) => withheld.join(', ') },
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
      contract.showGame,
      (id, values) => ({ ...idOf(id), shown: shownOf(values), why: values['why'] ?? '' }),
      {
        label: 'Say how it is shown',
        right: 'write',
        fields: [
          line('studio', words.studio),
          line('features', words.features),
          choice('cover', words.cover, [drawn, pictured]),
          {
            ...picture('image', words.image, { side: 1_024, signs: LOOK_PICTURE_BYTES_MAX }),
            when: ({ cover }) => cover === pictured,
          },
          why,
        ],
        values: typedOf,
        sample: GameSample,
      },
    ),
    deed(
      contract.withholdGame,
      (id, { places = '', why: reason }) => ({
        ...idOf(id),
        places: listed(places).map((code) => code.toUpperCase()),
        why: reason,
      }),
      {
        label: 'Say where it is not offered',
        right: 'write',
        fields: [
          line('places', 'Places (DE, US-UT; * for everywhere; empty: offered everywhere)'),
          why,
        ],
        values: ({ withheld }) => ({ places: withheld.join(', ') }),
      },
    ),
    deed(
      contract.rankGame,
      (id, { rank = '', why: reason }) => ({
        ...idOf(id),
        ...(rank.trim() !== '' && { rank: Number(rank) }),
        why: reason,
      }),
      {
        label: 'Say where it stands',
        right: 'write',
        fields: [
          line('rank', 'Rank among the first of the lobby (1 is the first; empty: none)'),
          why,
        ],
        values: ({ rank }) => ({ rank: String(rank ?? '') }),
      },
    ),
    deed(
      contract.capGame,
      (id, { currency = '', winMost = '', openMost = '', why: reason }) => {
        const bound = (typed: string) =>
          typed.trim() === '' ? undefined : (minorOf(typed, minorDigits(currency)) ?? 0);
        return {
          ...idOf(id),
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
        ...idOf(id),
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
