import type { DeskActor } from '../../machines/office/desk.machine';
import type { Deed } from './look';

/** Asks before it is done: why, and for what else it needs. */
export const ask = <Row>(desk: DeskActor, deed: Deed<Row>, id: string, row: Row): void => {
  const blank = Object.fromEntries(deed.fields.map(({ name }) => [name, '']));
  desk.send({
    type: 'desk.ask',
    deed: { name: deed.name, id },
    values: { ...blank, ...deed.values?.(row) },
  });
};
