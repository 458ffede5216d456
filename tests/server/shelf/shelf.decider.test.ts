import { expect, test } from 'vitest';
import { decideChange, decideEnd, decideKeep } from '../../../server/shelf/shelf.decider';
import { type ShelfEvent, shelfOf } from '../../../server/shelf/shelf.events';
import { Shelf } from '../../../server/shelf/shelf.registry';
import { given } from '../../support/decider';
import { NOW } from '../../support/states';

interface Booth {
  name: string;
  prizes: string[];
}

const kind = shelfOf<'booth', Booth>('booth', { booth_ducks: { name: 'Ducks', prizes: [] } });
const samples = { shelf: kind.initial };
const turn = (id: string) => ({ id, by: 'staff_1', why: 'Children asked', at: NOW });
const rings: Booth = { name: 'Rings', prizes: ['a bear'] };
const set = (id: string, terms: Booth): ShelfEvent<'booth', Booth> => ({
  type: 'booth.set',
  terms,
  ...turn(id),
});

test('something is kept, otherwise, and no more', () => {
  given(samples)
    .when((states) => decideKeep('booth', states, { ...turn('booth_rings'), terms: rings }))
    .thenHappens({ shelf: [set('booth_rings', rings)] }, { ok: true });
  given(samples)
    .when((states) => decideChange('booth', states, { ...turn('booth_ducks'), terms: rings }))
    .thenHappens({ shelf: [set('booth_ducks', rings)] }, { ok: true });
  given(samples)
    .when((states) => decideEnd('booth', states, turn('booth_ducks')))
    .thenHappens({ shelf: [{ type: 'booth.ended', ...turn('booth_ducks') }] }, { ok: true });
});

test('what is kept so already is silent, in whichever order its terms are said', () => {
  const terms = { prizes: [], name: 'Ducks' };
  given(samples)
    .when((states) => decideKeep('booth', states, { ...turn('booth_ducks'), terms }))
    .thenNothing({ ok: true });
  given(samples)
    .when((states) => decideChange('booth', states, { ...turn('booth_ducks'), terms }))
    .thenNothing({ ok: true });
});

test('what is not kept is not changed, nor ended', () => {
  given(samples)
    .when((states) => decideChange('booth', states, { ...turn('booth_rings'), terms: rings }))
    .thenRefused('not-found');
  given(samples)
    .when((states) => decideEnd('booth', states, turn('booth_rings')))
    .thenRefused('not-found');
});

test('each process keeps what is said, of one stream', () => {
  const shelf = new Shelf('booth', kind);
  expect([shelf.stream.kind.name, shelf.stream.id]).toEqual(['booths', 'booths_platform']);
  shelf.turn(set('booth_rings', rings));
  expect(Object.keys(shelf.terms)).toEqual(['booth_ducks', 'booth_rings']);
  shelf.turn({ type: 'booth.ended', ...turn('booth_ducks') });
  expect(shelf.terms).toEqual({ booth_rings: rings });
  expect(kind.facts?.('booths_platform', set('booth_rings', rings), shelf.state)).toEqual([
    { audience: 'system', handler: 'booth.turned', body: set('booth_rings', rings) },
  ]);
});
