import type { GiftColour, GiftList } from '../../../contract/gift';

interface ListWords {
  label: string;
  empty: string;
  hint: string;
}

/** The phrases of each list of gifts. */
export const listWords: Readonly<Record<GiftList, ListWords>> = {
  pending: {
    label: 'Gifts.To open',
    empty: 'Gifts.Nothing waits to be opened',
    hint: 'Gifts.What friends send you waits here.',
  },
  received: {
    label: 'Gifts.Received',
    empty: 'Gifts.No gifts yet',
    hint: 'Gifts.Every gift that you get is kept here.',
  },
  sent: {
    label: 'Gifts.Sent',
    empty: 'Gifts.You have sent no gift yet',
    hint: 'Gifts.A few coins make a friend’s evening.',
  },
};

/** The phrases of the colours. */
export const colourWords: Readonly<Record<GiftColour, string>> = {
  ruby: 'Gifts.Ruby',
  amber: 'Gifts.Amber',
  mint: 'Gifts.Mint',
  sky: 'Gifts.Sky',
  violet: 'Gifts.Violet',
  rose: 'Gifts.Rose',
  night: 'Gifts.Night',
  pearl: 'Gifts.Pearl',
};
