import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../../server/auth/auth.password';

test('a password is kept as argon2id with 19 MiB and two passes, salted each time', async () => {
  const [one, other] = await Promise.all([
    hashPassword('Lantern-2026'),
    hashPassword('Lantern-2026'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('a password is the very signs that were typed, from the first to the last', async () => {
  const long = `${'Carousel-2026 '.repeat(9)}x`;
  const kept = await hashPassword(long);
  const typed = [long, long.toLowerCase(), long.trim().slice(0, -1), `${long} `, ` ${long}`];
  expect(await Promise.all(typed.map((text) => isPassword(kept, text)))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
