import type { OfficeAddress } from '../../machines/office/office.rules';

/** Goes to an address of the office by its link; a new tab takes it as any other. */
export type Go = (to: OfficeAddress) => void;
