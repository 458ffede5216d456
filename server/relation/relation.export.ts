import type { Row } from 'postgres';

/** Who was blocked is never told, here neither [decision 18]. */
export const toldOfRelation = (row: Row): Row | undefined =>
  row['bond'] === 'hidden' ? undefined : row;
