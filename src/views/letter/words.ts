import type { LetterBox } from '../../../contract/letter';

/** The phrases of each box. */
export const boxWords: Readonly<Record<LetterBox, { label: string; empty: string }>> = {
  inbox: { label: 'Letters.Inbox', empty: 'Letters.No letters yet' },
  unread: { label: 'Letters.Unread', empty: 'Letters.Everything is read' },
  sent: { label: 'Letters.Sent', empty: 'Letters.You have written no letter yet' },
};
