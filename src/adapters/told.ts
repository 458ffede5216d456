import type { Call } from '../../contract/call';
import { questionOf } from '../../contract/question.rules';
import type { NearAdapters } from '../../machines/app/build';
import { nearPorts } from '../../machines/app/build';
import type { Adapter } from '../../machines/kit/port';
import type { Asks, Given } from './api';
import { openDisk } from './disk';
import { callAdapters } from './http';

type Silent = Adapter<unknown, never, never>;

/** Says nothing: nobody presses, no clock ticks, and what is not known never comes. */
const silent: Silent = () => undefined;

/** Calls whose answers are known beforehand, each given once as on the page; the rest stay open. */
const tellOf =
  (facts: Map<string, unknown>, take: (question: string) => void): Asks =>
  (_, call, { given, answered }) =>
  (input, answer) => {
    const whole = (given?.(input) ?? {}) as Given<Call>;
    const question = questionOf(call, whole);
    const fact = facts.get(question);
    if (call.kind !== 'read' || fact === undefined) return undefined;
    facts.delete(question);
    take(question);
    answer(answered(fact as never, input));
    return undefined;
  };

/** Every port of a first visit where nobody is: filled by what is known of a guest's page. */
export const toldAdapters = (
  facts: Readonly<Record<string, unknown>>,
  take: (question: string) => void,
): NearAdapters => {
  const asks = tellOf(new Map(Object.entries(facts)), take);
  const disk = openDisk(() => {
    throw new Error('A page that nobody sees keeps nothing');
  });
  const all = Object.keys(nearPorts).map((name) => [name, silent]);
  const none = () => undefined;
  const outbox = () => Promise.reject(new Error('Nobody does anything'));
  return { ...Object.fromEntries(all), ...callAdapters(asks, disk, none, outbox) } as NearAdapters;
};
