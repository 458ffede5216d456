import { type StaffRole, staffRoles } from '../../contract/staff.rules';
import { addStaff } from '../../server/staff/staff.command';
import { appOf } from './codes';
import { PASSWORD } from './password';
import type { TestPlatform } from './platform';

/** A member of staff of a test: `token` signs their calls. */
export interface TestStaff {
  readonly id: string;
  readonly role: StaffRole;
  readonly email: string;
  readonly token: string;
  readonly recovery: readonly string[];
  /** The code of their app, so many steps of time from now. */
  code(steps?: number): string;
}

let count = 0;

/** The link of somebody who was taken in, and has chosen nothing yet. */
export const invitedStaff = async ({ platform }: TestPlatform, role: StaffRole) => {
  count += 1;
  const email = `${role}${count}@office.example`;
  const step = { by: 'test', at: new Date(platform.now()).toISOString() };
  const wanted = { name: `Test ${role}`, email, role };
  const outcome = await addStaff(platform, platform.config.PUBLIC_URL, wanted, step);
  if (!('link' in outcome)) throw new Error(JSON.stringify(outcome));
  return { id: outcome.id, email, link: outcome.link.slice(outcome.link.indexOf('#') + 1) };
};

/** A member who came by the door as everybody does. */
export const testStaff = async (platform: TestPlatform, role: StaffRole): Promise<TestStaff> => {
  const { id, email, link } = await invitedStaff(platform, role);
  const shown = await platform.post('/staff/invitation', { link });
  const { secret } = shown.body as unknown as { secret: string };
  const code = appOf(secret, () => platform.platform.now());
  const { status, body } = await platform.post('/staff/enrol', {
    link,
    password: PASSWORD,
    code: code(),
  });
  if (status !== 200) throw new Error(`Enrolment: ${status} ${body.code}`);
  const { token, recovery } = body as unknown as { token: string; recovery: string[] };
  return { id, role, email, token, recovery, code };
};

/** One member of each role. */
export const everyStaff = async (platform: TestPlatform): Promise<TestStaff[]> => {
  const members: TestStaff[] = [];
  for (const role of staffRoles) members.push(await testStaff(platform, role));
  return members;
};
