import { problem } from '../../contract/problems';
import { lockMachine } from '../../machines/auth/lock.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { LockPage } from '../../src/views/auth/LockPage';
import { noConnection } from '../support/forms';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/lock' };

const view = (
  <>
    <LockPage />
    <Alerts />
  </>
);
const lock = (state: string | object, magic = 'lantern', code?: 'magic-wrong') =>
  mounted('lock', 'lock', lockMachine, state as string, {
    magic,
    problem: code === undefined ? undefined : problem(code),
  });

export const Untried = storyOf(lock({ locked: 'untried' }, ''), view);
export const Refused = storyOf(lock({ locked: 'refused' }, 'wrong', 'magic-wrong'), view);
export const Unreachable = storyOf(lock({ locked: 'untried' }), view, { beside: [noConnection] });
export const Opening = storyOf(lock('opening'), view);
export const Opened = storyOf(lock('opened'), view);
