import type { Look } from '../../contract/look.desk';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import type { LookEvent, LookState } from './look.events';
import { unreadable } from './look.moves';

type Published = Omit<LookEvent, 'type'>;

/**
 * Has every page look so; refuses colours that could not be read (`look-unreadable`). What is worn
 * already, which is `shipped` before anything was published, is not published again.
 */
export const decidePublishLook = (
  { worn }: LookState,
  { shipped, published }: { shipped: Look; published: Published },
): Decision<{ look: LookEvent[] }, { ok: true }> => {
  const { look } = published;
  const flaw = unreadable('dark', look.dark) ?? unreadable('light', look.light);
  if (flaw !== undefined) return refuse(flaw);
  const isWorn = canonical(worn ?? shipped) === canonical(look);
  return accept(
    { look: isWorn ? [] : [{ type: 'look.published', ...published }] },
    { ok: true as const },
  );
};
