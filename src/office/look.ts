import type { ComponentType, ReactNode } from 'react';
import type { Call } from '../../contract/call';
import { type Grants, mayStaff, type StaffRight } from '../../contract/staff.rules';
import type { DeskActor } from '../../machines/office/desk.machine';
import type { DeedValues, DeskRow } from '../../machines/office/desk.words';
import { type DeskName, type DeskQuery, desks } from '../../machines/office/office.rules';
import type { PictureBounds } from './picture';

/** What a page of a list is asked with; `pageIndex` counts from 0. */
export type Listing = Pick<DeskQuery, 'search' | 'filter' | 'kind'> & {
  pageIndex: number;
  pageSize: number;
};

/** What a deed asks for beside the press. */
export interface DeedField {
  name: string;
  label: string;
  /** `several` are chosen of `choices`, as a list with commas; a `moment` is minutes of UTC. */
  /** What may be typed there. */
  hint?: string;
  kind: 'line' | 'text' | 'choice' | 'several' | 'moment' | 'colour' | 'picture';
  choices?: readonly string[];
  /** How large a `picture` may be. */
  bounds?: PictureBounds;
  /** Whom or what is chosen from where it depends on what lies open, by their own names. */
  named?: (item: DeskRow) => readonly { value: string; label: string }[];
  /** Whether it is asked for, by what was typed so far. */
  when?: (values: DeedValues) => boolean;
  /** Fields of one group, next to each other, stand folded together. */
  group?: string;
}

export interface DeedSampleProps {
  /** What it is done to; empty of what is made. */
  id: string;
  values: DeedValues;
  take: (field: string, value: string) => void;
  desk: DeskActor;
}

/** What may be done to something. */
export interface Deed<Row> {
  /** Of its call. */
  name: string;
  call: Call;
  /** The call's body, from what it is done to and what was typed. */
  body: (id: string, values: DeedValues) => object;
  label: string;
  right: StaffRight;
  tone?: 'primary' | 'danger';
  /** Without any it is done by one press, after one question. */
  fields: readonly DeedField[];
  values?: (row: Row) => DeedValues;
  /** How it will look and what it costs, by what was typed so far. */
  sample?: ComponentType<DeedSampleProps>;
  /** What it would cost: a read that is asked for with what was typed. */
  counts?: { call: Call; body: Deed<Row>['body'] };
  /** Of which rows. */
  when?: (row: Row) => boolean;
}

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Stands at the end, as amounts do. */
  end?: true;
}

/** How a desk looks, what is asked for there, and what is done. */
export interface DeskLook<Row> {
  title: string;
  /** The call of the list, with its body; a list that comes whole has none, nor pages or a search. */
  list: { call: Call; body?: (listing: Listing) => object };
  /** What else the answer of the list brings. */
  extra?: (answer: never) => unknown;
  /** What is said of it below the list. */
  about?: (extra: never) => string;
  /** It opens whole: by this call, whose answer is the item, or has it. */
  opens?: { call: Call; item: (answer: never) => DeskRow };
  /** What a row is called by: the first cell, by which it is opened. */
  name: (row: Row) => string;
  columns: readonly Column<Row>[];
  deeds: readonly Deed<Row>[];
  /** What is done at the desk itself, to no row. */
  adds?: Deed<undefined>;
  empty: string;
}

/** A deed by its call. */
export const deed = <Row>(
  call: Call,
  body: Deed<Row>['body'],
  how: Omit<Deed<Row>, 'name' | 'call' | 'body'>,
): Deed<Row> => ({ name: call.name, call, body, ...how });

/* Bodies that many deeds have. */
export const named = (_id: string): object => ({ _id });
export const because = (_id: string, { why: reason = '' }: DeedValues): object => ({
  _id,
  why: reason,
});
export const said = (_id: string, { text = '' }: DeedValues): object => ({ _id, text });
export const daysOf = ({ days: count = '' }: DeedValues): object =>
  count.trim() === '' ? {} : { days: Number(count) };

/** What is said anew as a whole, of what is made or changed, and why. */
export const saidAnew =
  (terms: (values: DeedValues) => object): Deed<never>['body'] =>
  (id, values) => ({
    ...(id !== '' && { _id: id }),
    terms: terms(values),
    why: values['why'] ?? '',
  });

interface Shelved<Row> {
  calls: { make: Call; change: Call; end: Call };
  fields: readonly DeedField[];
  /** What is typed, as terms. */
  terms: (values: DeedValues) => object;
  typed: (row: Row) => DeedValues;
  /** What stands in the fields before anything is typed. */
  blank: DeedValues;
  says: { make: string; end: string };
  /** What of its deeds is otherwise. */
  more?: Pick<Deed<never>, 'sample' | 'counts'>;
}

/** The deeds of what members say anew as a whole [decision 188]: it is made, changed and ended. */
export const shelfDeeds = <Row>({
  calls,
  fields,
  terms,
  typed,
  blank,
  says,
  more,
}: Shelved<Row>): Required<Pick<DeskLook<Row>, 'deeds' | 'adds'>> => {
  const body = saidAnew(terms);
  const all = [...fields, why];
  return {
    deeds: [
      deed(calls.change, body, {
        ...{ label: 'Change it', right: 'write', fields: all, values: typed },
        ...more,
      }),
      deed(calls.end, because, { label: says.end, right: 'write', tone: 'danger', fields: [why] }),
    ],
    adds: deed(calls.make, (_, values) => body('', values), {
      ...{ label: says.make, right: 'write', tone: 'primary', fields: all, values: () => blank },
      ...more,
    }),
  };
};

/* Bodies of lists. */
export const paged = ({ search, pageIndex, pageSize }: Listing): object => ({
  search,
  pageIndex,
  pageSize,
});
export const byStatus = (listing: Listing): object => ({
  ...paged(listing),
  ...(listing.filter !== '' && { status: listing.filter }),
});

/* Fields that many deeds have. */
export const why: DeedField = { name: 'why', label: 'Why', kind: 'text' };
export const days: DeedField = {
  name: 'days',
  label: 'For how many days (empty: for good)',
  kind: 'line',
};
export const line = (name: string, label: string): DeedField => ({ name, label, kind: 'line' });
export const words = (label: string): DeedField => ({ name: 'text', label, kind: 'text' });
export const choice = (name: string, label: string, choices: readonly string[]): DeedField => ({
  name,
  label,
  kind: 'choice',
  choices,
});

export const picture = (name: string, label: string, bounds: PictureBounds): DeedField => ({
  name,
  label,
  kind: 'picture',
  bounds,
});

/** Whether this member may do so at this desk. */
export const mayAt = (grants: Grants, desk: DeskName, right: StaffRight): boolean => {
  const resource = desks[desk];
  return mayStaff(grants, resource === 'own' ? 'own' : { resource, right });
};

/** The deeds that this member may do to this row. */
export const deedsFor = <Row>(
  deeds: readonly Deed<Row>[],
  row: Row,
  grants: Grants,
  desk: DeskName,
): Deed<Row>[] =>
  deeds.filter(({ right, when }) => mayAt(grants, desk, right) && when?.(row) !== false);
