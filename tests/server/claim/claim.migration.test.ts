import { expect, test } from 'vitest';
import { hashPassword } from '../../../server/auth/auth.password';
import { claimKind } from '../../../server/claim/claim.events';
import { kinds } from '../../../server/kinds';
import { type PlayerEvent, playerKind } from '../../../server/player/player.events';
import { accept } from '../../../server/store/decision';
import { Store } from '../../../server/store/store';
import { type StreamKind, streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { freshDatabase } from '../../support/database';
import { PASSWORD } from '../../support/password';
import { testPlatform } from '../../support/platform';

/** The kind as it was before personal facts were sealed. */
const plainKind = { ...playerKind, personal: () => undefined } as StreamKind<
  ReturnType<typeof playerKind.evolve>,
  PlayerEvent
>;

test('players of a log that was written in plain sign in, keep their names, and can be erased', async () => {
  const database = await freshDatabase();
  const store = await Store.open({ address: database.address });
  const player = 'player_old1';
  const passwordHash = await hashPassword(PASSWORD);
  await store.execute({
    name: 'signUp',
    at: '2026-01-01T00:00:00.000Z',
    streams: {
      player: streamOf(plainKind, player),
      username: streamOf(claimKind, 'username/oldname'),
      email: streamOf(claimKind, 'email/old@example.com'),
    },
    decide: () =>
      accept(
        {
          player: [
            {
              type: 'player.signedUp' as const,
              username: 'OldName',
              email: 'Old@example.com',
              passwordHash,
              at: '2026-01-01T00:00:00.000Z',
            },
          ],
          username: [{ type: 'claim.taken' as const, player }],
          email: [{ type: 'claim.taken' as const, player }],
        },
        null,
      ),
  });
  await store.close();

  for (const round of ['first', 'second']) {
    const platform = await testPlatform({}, database);
    const signIn = (email: string) => platform.post('/auth/sign-in', { email, password: PASSWORD });
    expect([round, (await signIn('old@example.com')).status]).toEqual([round, 200]);
    const { body } = await signIn('OLDNAME');
    const taken = {
      username: `new${round}`,
      email: 'OLD@example.com',
      password: PASSWORD,
      terms: true,
    };
    expect((await platform.post('/auth/sign-up', taken)).body.code).toBe('member-refused');
    expect((await platform.get('/get', { token: body.token })).body.username).toBe('OldName');
    if (round === 'second') {
      const erased = await platform.post(
        '/settings/erase',
        { password: PASSWORD },
        { token: body.token },
      );
      expect(erased.status).toBe(200);
      expect((await signIn('old@example.com')).status).toBe(401);
      expect((await platform.post('/auth/sign-up', taken)).status).toBe(200);
    }
    await platform.close();
  }
  expect((await verify(database.sql, kinds)).problems).toEqual([]);
  await database.drop();
});
