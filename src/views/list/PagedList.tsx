import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ListName } from '../../../machines/control/loadMore.words';
import type { ListMachine } from '../../../machines/kit/list';
import { isMoreLeft, itemsOf, totalOf } from '../../../machines/kit/list.select';
import type { ListWords } from '../../../machines/kit/list.words';
import { type House, useResident } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { LiveRegion } from '../../ui/LiveRegion';
import { ListFailed } from './ListFailed';
import { ShowMore } from './ShowMore';

type ItemOf<Name extends ListName> = SnapshotFrom<House[Name]>['context']['list']['items'][number];

/** What the place of the items is given; it takes the focus of a button that leaves the page. */
export interface PlaceProps {
  ref: Ref<HTMLDivElement>;
  className: string | undefined;
  tabIndex: -1;
  'aria-label': string | undefined;
  children: ReactNode;
}

interface PagedListProps<Name extends ListName> {
  of: Name;
  /** What it says: slugs. */
  words: {
    /** What the items are called together. */
    label?: string;
    /** While it is on its way. */
    loading?: string;
    /** `{count}` items; how many of how many are shown, where nothing calls them so. */
    count?: string;
    failed: string;
    /** Absent where a page that fails takes the others with it. */
    cutShort?: string;
    /** On the button that asks for the next page. */
    more?: string;
  };
  /** One item, with its key, and its place from 0. */
  item: (item: ItemOf<Name>, place: number) => ReactNode;
  /** In the place of items that are on their way, that there are none of, that nobody may see. */
  loading: ReactNode;
  empty: ReactNode;
  gone?: ReactNode;
  /** Items that are no list items are laid out in a `div`, or by a view. */
  as?: 'ul' | 'ol' | 'div' | ComponentType<PlaceProps>;
  /** The newest stands last, what was before it is asked for above. A log, which speaks for itself. */
  isLog?: true;
  /** Behind the items, where something is to be shown that is not in the list yet. */
  tail?: ReactNode;
  className?: string | undefined;
}

/** The list of a resident in each of its states, or what stands in its place. */
export const PagedList = <Name extends ListName>(props: PagedListProps<Name>) => {
  const { of, words, item, loading, empty, gone, className, isLog = false, tail } = props;
  const { as: Items = 'ul' } = props;
  const say = useSay();
  const list = useResident(of) as unknown as ActorRefFrom<
    ListMachine<ListWords & { item: ItemOf<Name> }>
  >;
  const items = useSelector(list, itemsOf<ItemOf<Name>>);
  const count = useSelector(list, totalOf);
  const isBusy = useSelector(list, (snapshot) => snapshot.hasTag('busy'));
  const isGone = useSelector(list, (snapshot) => snapshot.matches({ open: 'gone' }));
  const hasFailed = useSelector(list, (snapshot) => snapshot.matches({ open: 'failed' }));
  const isCutShort = useSelector(list, (snapshot) => snapshot.matches({ open: 'cutShort' }));
  // The last one may have just been thrown away.
  const isFoundEmpty = useSelector(
    list,
    (snapshot) =>
      snapshot.matches({ open: 'empty' }) ||
      (snapshot.matches({ open: 'shown' }) && snapshot.context.list.items.length === 0),
  );
  const mayGrow = useSelector(list, (snapshot) => snapshot.can({ type: 'list.more' }));
  const isMore = useSelector(list, isMoreLeft);
  // Beside a list that did not load it would wait for nothing.
  const hasMore = isMore && !hasFailed;
  const place = useFocusKept<HTMLUListElement & HTMLOListElement & HTMLDivElement>(
    hasMore,
    hasFailed,
  );
  const shown = String(items.length);
  const all = String(count);
  const counted =
    words.count === undefined
      ? say('Lobby.{shown} of {all}', { shown, all })
      : say(words.count, { count });
  const isEmpty = isFoundEmpty && tail === undefined;
  const hasItems = (items.length > 0 && !isEmpty) || tail !== undefined;
  const drawn = items.map((each, at) => item(each, at));
  const cutShort = isCutShort && words.cutShort && <p role="alert">{say(words.cutShort)}</p>;
  const more = hasItems && hasMore && (
    <Mounted at={`${of} more`} control="loadMore" input={{ list: of }}>
      {(actor) => (
        <ShowMore
          actor={actor}
          label={say(words.more ?? 'Common.Show more')}
          isBusy={!mayGrow}
          shown={items.length}
          all={count}
        />
      )}
    </Mounted>
  );
  return (
    <div aria-busy={isBusy}>
      {!isLog && (
        <LiveRegion>
          {isBusy && say(words.loading ?? 'People.Loading the list')}
          {!isBusy && (hasItems || isEmpty) && counted}
        </LiveRegion>
      )}
      {isEmpty && empty}
      {isGone && gone}
      {isLog && more}
      {isLog && cutShort}
      {hasItems && (
        <Items
          ref={place}
          className={className}
          tabIndex={-1}
          aria-label={words.label === undefined ? undefined : say(words.label)}
        >
          {isLog ? drawn.toReversed() : drawn}
          {tail}
        </Items>
      )}
      {!isLog && cutShort}
      {!isLog && more}
      {hasFailed && (
        <ListFailed title={say(words.failed)} onRetry={() => list.send({ type: 'list.retry' })} />
      )}
      {!(isEmpty || isGone || hasItems || hasFailed) && loading}
    </div>
  );
};

/** A button that leaves the page takes the focus with it: the list has it from then on. */
const useFocusKept = <Place extends HTMLElement>(...controls: readonly boolean[]) => {
  const place = useRef<Place>(null);
  const before = useRef(controls);
  useLayoutEffect(() => {
    const hasOneLeft = before.current.some((was, index) => was && controls[index] === false);
    before.current = controls;
    if (hasOneLeft && document.activeElement === document.body) place.current?.focus();
  });
  return place;
};
