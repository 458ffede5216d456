import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/call';
import { defaultGrid, mayStaff, staffResources, staffRoles } from '../../../contract/staff.rules';
import { addressesOf } from '../../../server/http/api';
import { calls } from '../../../server/http/calls';
import { type TestPlatform, testPlatform } from '../../support/platform';
import { everyStaff, type TestStaff } from '../../support/staff';

interface Sample {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}
const brought = import.meta.glob<Record<string, () => Sample>>('../*/*.samples.ts', {
  import: 'samples',
  eager: true,
});
const samples: Record<string, () => Sample> = Object.assign({}, ...Object.values(brought));

const ofStaff = calls.filter(({ audience }) => audience === 'staff');
/** The door: whoever stands before it is nobody yet. */
const door = ['staffEntrance', 'staffChallenge', 'staffSignIn', 'staffInvitation', 'staffEnrol'];

describe('the call table', () => {
  test('every call of staff says what it needs, and stands below /staff', () => {
    const silent = ofStaff.filter(
      ({ staff, path }) => staff === undefined || !path.startsWith('/staff/'),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(ofStaff.length).toBeGreaterThan(5);
  });
  test('what stands there is staff’s, but for the door; nothing else is', () => {
    const others = calls.filter(({ audience }) => audience !== 'staff');
    const there = others.filter(({ path }) => path.startsWith('/staff'));
    expect(there.map(({ name }) => name).toSorted()).toEqual(door.toSorted());
    expect(others.filter(({ staff }) => staff !== undefined)).toEqual([]);
  });
  test('none has another address', () => {
    expect(ofStaff.filter(({ aliases = [] }) => aliases.length > 0)).toEqual([]);
  });
  test('a read needs read, a command more; each resource is some call’s', () => {
    const unfit = ofStaff.filter(
      ({ staff, kind }) =>
        staff !== undefined && staff !== 'own' && (kind === 'read') !== (staff.right === 'read'),
    );
    expect(unfit.map(({ name }) => name)).toEqual([]);
    const used = new Set(
      ofStaff.flatMap(({ staff }) =>
        staff === undefined || staff === 'own' ? [] : [staff.resource],
      ),
    );
    expect([...used].toSorted()).toEqual([...staffResources].toSorted());
  });
});

describe('every call, by everybody', () => {
  let platform: TestPlatform;
  let members: TestStaff[];
  let player: { token: string };

  beforeAll(async () => {
    platform = await testPlatform();
    members = await everyStaff(platform);
    player = await platform.signUp();
  });
  afterAll(() => platform.close());

  const askAs = async (call: Call, token?: string) => {
    const { params, query = '', body } = samples[call.name]?.() ?? {};
    const { method, url } = addressesOf(call)[0] ?? { method: 'GET', url: '/' };
    const path = url.replace(/:([A-Za-z]+)/g, (_, name: string) => params?.[name] ?? '');
    const given = method === 'GET' ? undefined : (body ?? {});
    const answer = await platform.ask(method, path + query, given, { token });
    return { status: answer.status, code: answer.body.code };
  };

  for (const call of ofStaff) {
    const need = call.staff ?? 'own';
    for (const role of staffRoles) {
      const may = mayStaff(defaultGrid[role], need);
      test(`${call.name}: ${role} ${may ? 'may' : 'may not'}`, async () => {
        const { platform: parts } = platform;
        const id = members.find((member) => member.role === role)?.id ?? '';
        const token = await parts.staffSessions.open(id, new Date(parts.now()).toISOString());
        const { status, code } = await askAs(call, token);
        if (may) expect(['not-signed-in', 'token-expired', 'forbidden']).not.toContain(code);
        if (may) expect(status).toBeLessThan(500);
        else expect([status, code]).toEqual([403, 'forbidden']);
      });
    }
    test(`${call.name}: to a player there is no such address, a guest signs in first`, async () => {
      expect(await askAs(call, player.token)).toEqual({ status: 404, code: 'not-found' });
      expect(await askAs(call)).toEqual({ status: 401, code: 'not-signed-in' });
    });
  }

  test('a member of staff is no player', async () => {
    const { status } = await platform.get('/get', { token: members[0]?.token });
    expect(status).toBe(401);
  });
});
