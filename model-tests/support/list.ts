import { expect } from 'vitest';
import type { PortName } from '../../machines/app/furnish';
import type { ListName } from '../../machines/control/loadMore.words';
import { isMoreLeft, itemsOf } from '../../machines/kit/list.select';
import { connect, control, go, hubSkips, member, press, pressMore, shows, signOut } from './hand';
import { type ViewWalk, type Walked, walkView } from './view';

type QueryOf<Event> = Event extends { type: 'list.visit'; query: infer Query }
  ? NonNullable<Query>
  : never;

/** What every list hears, as far as a page or what is around it brings it. */
type ListDeeds =
  | { type: 'list.visit'; query: object | undefined }
  | {
      type:
        | 'session.closed'
        | 'list.more'
        | 'list.retry'
        | 'list.listed'
        | 'list.missing'
        | 'hub.skipped'
        | 'connection.found'
        | 'port.failed';
    };

/** Where a list is shown, and what is seen of it there. */
interface ListPage<Event> {
  list: ListName;
  /** The address that shows it under a query; undefined where none does. */
  at?: (query: QueryOf<Event>) => string | undefined;
  /** The address of a page without it. */
  away?: string;
  /** What there is one of for each item, by a selector. */
  rows?: string;
  /** What is said in its states. */
  says: Partial<Record<'empty' | 'gone' | 'failed' | 'cutShort', string | RegExp>>;
  /** The name of the button for more. */
  more?: string;
}

/** A list in any state. */
interface Shown {
  matches: (state: object) => boolean;
  context: { list: { items: object[]; total: number; pages: number } };
}

/** What a page must show of a list: its rows, what it says in this state, and a way to more. */
const seesOf =
  ({ rows, says, more = 'Show more' }: ListPage<unknown>) =>
  (list: Shown): void => {
    const isIn = (state: string) => list.matches({ open: state });
    if (rows !== undefined)
      expect(document.querySelectorAll(rows)).toHaveLength(
        isIn('empty') ? 0 : itemsOf(list).length,
      );
    const said = Object.entries(says);
    for (const [state, words] of said)
      expect({ state, words, said: shows(words) }).toEqual({
        ...{ state, words },
        // Two states may say the same.
        said: said.some(([other, same]) => same === words && isIn(other)),
      });
    expect(control('button', more) !== undefined).toBe(
      isMoreLeft(list) && !isIn('failed') && !isIn('empty'),
    );
  };

/**
 * Walks a list on its page: what every list hears, offers and shows, and what is this one's own. A
 * member comes to it whose hub is connected, unless another start is given.
 */
export const walkList = <Input, Event extends { type: string }, Snapshot extends Shown>(
  walk: Walked<Input, Event, Snapshot>,
  page: ListPage<Event>,
  own: Partial<ViewWalk<Input, Event, Snapshot>> & Pick<ViewWalk<Input, Event, Snapshot>, 'view'>,
): Promise<void> => {
  const { list, at, away = '/', more = 'Show more' } = page;
  const port: PortName = `${list}.list`;
  const common: ViewWalk<unknown, ListDeeds, Shown> = {
    resident: list,
    start: () => member,
    settle: connect,
    view: undefined,
    by: {
      'session.closed': (_, world) => signOut(world),
      ...(at !== undefined && {
        'list.visit': ({ query }, world) => {
          const to = query === undefined ? away : at(query as QueryOf<Event>);
          return to !== undefined && go(world, to);
        },
      }),
      'list.more': (_, world) => pressMore(world, list, more),
      'list.retry': () => press('button', 'Try again'),
      'list.listed': port,
      'list.missing': port,
      'hub.skipped': (_, world) => hubSkips(world),
      'connection.found': 'connection.watch',
      'port.failed': port,
    },
    offers: [
      { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
      { role: 'button', name: more, says: { type: 'list.more' }, mayRest: true },
    ],
    sees: seesOf(page),
  };
  const each = common as unknown as ViewWalk<Input, Event, Snapshot>;
  return walkView(walk, {
    ...each,
    ...own,
    by: { ...each.by, ...own.by },
    offers: [...(each.offers ?? []), ...(own.offers ?? [])],
    sees: (snapshot, world, event) => {
      each.sees(snapshot, world, event);
      own.sees?.(snapshot, world, event);
    },
  });
};
