import type { AnswerOf, Call } from '../../contract/call';
import { type Asked, on, type Refused, type Route, refused } from '../http/route';

const named = (asked: Asked<Call>): string | undefined =>
  (asked.params as { id?: string } | undefined)?.id;

/**
 * Binds a call whose group A path names a player. There is nothing at anybody's path but one's own:
 * somebody else's id changes nothing and tells nothing.
 */
export const onOwn = <C extends Call>(
  call: C,
  answer: (asked: Asked<C>) => Promise<AnswerOf<C> | Refused>,
): Route =>
  on(call, async (asked: Asked<C>) => {
    const id = named(asked as unknown as Asked<Call>);
    const { player } = asked.caller as { player: string };
    return id === undefined || id === 'me' || id === player ? answer(asked) : refused('not-found');
  });
