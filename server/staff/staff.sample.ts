import { type StaffRole, staffRoles } from '../../contract/staff.rules';
import { hashPassword } from '../auth/auth.password';
import { AppCodes } from '../factor/factor.codes';
import type { Platform } from '../platform';
import { idNamed } from '../secret/secret';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { ROSTER, rosterKind } from './roster.events';
import { addressOf } from './staff.command';
import { decideAddStaff, decideEnrol } from './staff.decider';
import { staffKind } from './staff.events';

const PASSWORD = 'Carousel-2026';

/** Sample members: their names say so, and they exist only on a platform that tries itself out. */
const sampleStaff = staffRoles.map((role) => ({
  role,
  name: `Demo ${role}`,
  email: `${role}@staff.demo.example`,
}));

const emails = new Set(sampleStaff.map(({ email }) => email));

/** Whether everybody knows how this member signs in [decision 76]. */
export const isSampleStaff = (email: string): boolean => emails.has(email.trim().toLowerCase());

const inviteOf = (role: StaffRole): string => `${idNamed('staff', role)}:sample`;

/** A member for each role, with a password that everybody knows; those that are there stay. */
export const seedStaff = async ({
  store,
  secrets,
  now,
}: Pick<Platform, 'store' | 'secrets' | 'now'>): Promise<void> => {
  const at = new Date(now()).toISOString();
  const codes = new AppCodes(secrets, 'staff factor');
  const roster = await store.load(streamOf(rosterKind, ROSTER));
  for (const { role, name, email } of sampleStaff) {
    const address = addressOf(secrets, roster, email);
    if (roster.members[address] !== undefined) continue;
    const id = idNamed('staff', role);
    const invite = inviteOf(role);
    const member = streamOf(staffKind, id);
    const added: Outcome<null> = await store.execute({
      name: 'addSampleStaff',
      at,
      streams: { member, roster: streamOf(rosterKind, ROSTER) },
      decide: (states) =>
        decideAddStaff(states, { id, name, email, address, role, invite }, { by: 'demo', at }),
    });
    if ('refused' in added) continue;
    const passwordHash = await hashPassword(PASSWORD);
    const factor = codes.factorOf(invite);
    await store.execute({
      name: 'enrolSampleStaff',
      at,
      streams: { member },
      decide: (states) =>
        decideEnrol(states.member, { invite, passwordHash, factor, recovery: [], step: 0, at }),
    });
  }
};

/** How each sample member signs in at this moment (ISO 8601). */
export const samplesShown = (
  { store, secrets }: Pick<Platform, 'store' | 'secrets'>,
  now: string,
) => {
  const codes = new AppCodes(secrets, 'staff factor');
  const shown = sampleStaff.map(async ({ role, name, email }) => {
    const { step } = await store.load(streamOf(staffKind, idNamed('staff', role)));
    const code = codes.codeAt(codes.factorOf(inviteOf(role)), now, step);
    return { role, name, email, password: PASSWORD, code };
  });
  return Promise.all(shown);
};
