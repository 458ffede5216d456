import { office, seated, self } from './support';

export default { title: 'machines/office' };

export const Starting = office('starting');
export const Unreachable = office('unreachable');
export const Outside = office('outside');
export const Seated = seated();
export const Leaving = office({ inside: 'leaving' }, { self });
