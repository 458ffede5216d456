import { Kept } from '../store/kept';
import { streamOf } from '../store/stream';
import type { ShelfEvent, ShelfKind, ShelfState } from './shelf.events';

/** All of one kind, in the memory of each process. */
export class Shelf<Name extends string, Terms> extends Kept<
  ShelfState<Terms>,
  ShelfEvent<Name, Terms>
> {
  constructor(
    readonly name: Name,
    kind: ShelfKind<Name, Terms>,
  ) {
    super(streamOf(kind, `${name}s_platform`));
  }

  /** By id. */
  get terms(): ShelfState<Terms>['terms'] {
    return this.state.terms;
  }
}
