import { problem } from '../../contract/problems';
import { door, doorAt } from './support';

export default { title: 'machines/door' };

const values = { email: 'ada@office.example', password: 'Carousel-2026', code: '123456' };
const invitation = {
  name: 'Ada',
  email: 'ada@office.example',
  role: 'finance' as const,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Fairground%20office:ada?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const samples = [
  {
    name: 'Demo admin',
    email: 'admin@staff.demo.example',
    role: 'admin' as const,
    password: 'Carousel-2026',
    code: '123456',
  },
];

export const Looking = door(doorAt('looking', { entrance: undefined }));
export const Unreachable = door(doorAt('unreachable', { entrance: undefined }));
export const Untried = door(
  doorAt(
    { asking: 'untried' },
    { entrance: { appName: 'Fairground', takesPasskeys: true, samples } },
  ),
);
export const Invited = door(doorAt({ asking: 'untried' }, { link: 'invitation', invitation }));
export const Stale = door(doorAt({ asking: 'stale' }));
export const Refused = door(
  doorAt({ asking: 'refused' }, { values, problem: problem('wrong-credentials') }),
);
export const Cut = door(doorAt({ asking: 'cut' }, { values }));
export const Sampling = door(
  doorAt('sampling', {
    entrance: { appName: 'Fairground', takesPasskeys: true, samples },
    values: { email: 'admin@staff.demo.example', password: '', code: '' },
  }),
);
export const Entering = door(doorAt('entering', { values }));
export const Telling = door(
  doorAt('telling', { recovery: ['k3fa-7q2m-xx7c', 'p5wd-2nnz-a4lk', 'uu6e-r2cb-7hjt'] }),
);
export const Opened = door(doorAt('opened'));
