import { expect, test } from 'vitest';
import { addressOfList, peopleOf } from '../../../machines/relation/people.rules';
import { peopleLists } from '../../../machines/relation/people.words';
import { routeOf } from '../../../machines/router/router.rules';

const at = (to: string) => peopleOf(routeOf(to));

test('an address says its list; what names none means friends', () => {
  for (const list of peopleLists) expect(at(addressOfList(list))).toEqual({ list, search: '' });
  expect(addressOfList('friends')).toBe('/friends');
  expect(at('/friends/nobody')).toEqual({ list: 'friends', search: '' });
});

test('gifts and letters are for friends; other screens list nobody', () => {
  expect([at('/gifts/send'), at('/letters/write'), at('/letters'), at('/')]).toEqual([
    { list: 'friends', search: '' },
    { list: 'friends', search: '' },
    undefined,
    undefined,
  ]);
});
