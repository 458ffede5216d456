import type { StaffSelf } from '../../contract/staff';
import { type Port, type PortFailed, port } from '../kit/port';
import type { OfficeAddress } from './office.rules';

/** The member is in: a session was there, or the door opened one. */
export interface OfficeEntered {
  type: 'office.entered';
  self: StaffSelf;
}

/** Nobody is signed in here, or not any more. */
export interface OfficeEnded {
  type: 'office.ended';
}

/** The address bar shows something else. */
export interface OfficeMoved {
  type: 'office.moved';
  at: OfficeAddress;
}

export type OfficeEvent =
  | OfficeEntered
  | OfficeEnded
  | OfficeMoved
  /** Goes there; what is refined takes the place of where one was. */
  | { type: 'office.go'; to: OfficeAddress }
  | { type: 'office.refine'; to: OfficeAddress }
  | { type: 'office.signOut' }
  | { type: 'office.retry' }
  | PortFailed;

export type AddressCommand = { type: 'address.push' | 'address.replace'; at: OfficeAddress };

export const officePorts = {
  'office.self': port<object, OfficeEntered | OfficeEnded>('office.self') as Port<
    object,
    OfficeEntered | OfficeEnded
  >,
  'office.signOut': port<object, OfficeEnded>('office.signOut') as Port<object, OfficeEnded>,
  /** Begins by writing down where one is; a member without a desk is nowhere. */
  'office.address': port<{ at: OfficeAddress | undefined }, OfficeMoved, AddressCommand>(
    'office.address',
  ) as Port<{ at: OfficeAddress | undefined }, OfficeMoved, AddressCommand>,
};
