import { expect, test } from 'vitest';
import { placeOf } from '../../../server/http/place';

test.for([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:1::1', '2001:db8:1:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::198.51.100.7', '64:ff9b:0:0'],
  ['no address', 'no address'],
] as const)('%s is at %s', ([address, place]) => {
  expect(placeOf(address)).toBe(place);
});
