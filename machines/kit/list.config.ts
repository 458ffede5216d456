import type { AnyStateMachine } from 'xstate';
import type { Page } from '../../contract/words';
import type { Brought, Paged } from './list.rules';
import type { ListEvent, Listed, ListWords } from './list.words';
import type { Told } from './tell';

/** The states of a list's chart. */
export type ListState =
  | 'closed'
  | 'open'
  | 'typing'
  | 'loading'
  | 'shown'
  | 'loadingMore'
  | 'cutShort'
  | 'outdated'
  | 'empty'
  | 'gone'
  | 'failed';

export type ListContext<Words extends ListWords> = {
  query: Words['query'];
  list: Paged<Words['item']>;
  /** What has come of a list that is asked for anew in parts. */
  part: Words['item'][];
  /** Ids of the items that have an actor. */
  seated: string[];
  /** What arrived while the server was asked: its answer may not know of it. */
  arrived: Words['item'][];
  /** Something is shown that the server does not have yet. */
  unsettled: boolean;
} & Words['own'];

type Change<Words extends ListWords> = Partial<ListContext<Words>>;

/** What follows from a fact, for each fact that means something here. */
type ByFact<Words extends ListWords, Result> = {
  readonly [Type in ListEvent<Words>['type']]?: (
    fact: Extract<ListEvent<Words>, { type: Type }>,
    context: ListContext<Words>,
  ) => Result;
};

/** A list: what it asks for, how much at a time, and what makes it unlike the others. */
export interface List<Words extends ListWords, Input = undefined> {
  id: string;
  spec: string;
  /** Sentences of states that mean something of their own here. */
  says?: Partial<Record<ListState, string>>;
  /** Items of one page. */
  page: number;
  /** The most items that the call gives at once. */
  max: number;
  idOf: (item: Words['item']) => string;
  /** What is asked for where nothing was chosen. */
  query: Words['query'];
  /** What is remembered besides items. */
  own: Words['own'];
  /** What of it is so again whenever another question is asked. */
  fresh?: Change<Words>;
  /** It is never closed: what it knows at the start. */
  begins?: (input: Input) => Change<Words>;
  /** Guests see it as well: a sign-out does not close it. */
  isPublic?: true;
  /** Facts that show it under a query, or leave it, as `list.visit` does. */
  visitedBy?: ByFact<Words, Words['query'] | undefined>;
  /** It can be searched: the query with the text that is being typed. */
  searched?: (query: Words['query'], text: string) => Words['query'];
  /** Its query stands in the address bar and can be chosen. */
  addressOf?: (query: Words['query']) => string;
  /** Whether a choice may be made beside the one that stands. */
  mayFilter?: (query: Words['query'], choice: Partial<Words['query']>) => boolean;
  /** What its port is asked for, where that is more than the query. */
  asks?: (context: ListContext<Words>) => object;
  /** What was found for the last query stays until this one is answered. */
  keepsShown?: true;
  /** Facts after which what is shown may be wrong. */
  outdatedBy?: ByFact<Words, boolean>;
  /** Facts that bring an item to the top; undefined where it belongs to no list or to another one. */
  arrivals?: ByFact<Words, Words['item'] | undefined>;
  /** Facts that bring an item of it to its place, and nothing is asked for. */
  brings?: {
    /** The server's order: whether it stands before another. What is there already stays where it is. */
    precedes: (item: Words['item'], other: Words['item']) => boolean;
    by: ByFact<Words, Brought<Words['item']> | undefined>;
    /** Items leave it as well. */
    mayLeave?: true;
  };
  /** Facts that change what is known, and nothing is asked for. */
  edits?: ByFact<Words, Change<Words>>;
  /**
   * Facts of changes that are shown before the server has them, and whether one is on its way then.
   * An answer that was asked for before, or comes meanwhile, would undo what is shown: it is not kept.
   */
  unsettledBy?: ByFact<Words, boolean>;
  /** Facts that an answer which is on its way does not know of: it is not kept. */
  overtakes?: readonly ListEvent<Words>['type'][];
  /** For how long news are gathered. */
  gathers?: 'PEOPLE_GATHER_MS' | 'REVIEWS_GATHER_MS';
  /** A list that was asked for anew, with what must not vanish from under the player's hands. */
  merge?: (page: Page<Words['item']>, context: ListContext<Words>) => Page<Words['item']>;
  /** What is remembered of an answer besides its items. */
  keeps?: (listed: Listed<Words>) => Change<Words>;
  /** What others are told of an answer, or upon a fact. */
  tells?: ByFact<Words, readonly Told[]>;
  /** What follows when it may be another's list: what others are told, and what is known then. */
  follows?: (context: ListContext<Words>) => { tells: readonly Told[]; knows: Change<Words> };
  /** A call that fails leaves nothing of it [§7]. */
  emptiesOnFailure?: true;
  /** Its call may answer that there is no such list. */
  mayBeMissing?: true;
  /** Its items have actors: `gift:{id}`. */
  items?: {
    src: string;
    machine: AnyStateMachine;
    isSeated?: (item: Words['item'], context: ListContext<Words>) => boolean;
    input: (item: Words['item'], context: ListContext<Words>) => unknown;
    /** What an actor is told when its item comes again. */
    told: (item: Words['item']) => { type: string };
    /** What all of them are told upon a fact. */
    hear?: Readonly<Record<string, { type: string }>>;
  };
}
