import type { Row } from 'postgres';

/** Each side its own copy: what became of the other's is not theirs to read. */
export const toldOfLetter = (row: Row, player: string): Row => {
  const { sender_deleted, recipient_deleted, ...rest } = row;
  return row['sender'] === player ? { ...rest, sender_deleted } : { ...rest, recipient_deleted };
};
