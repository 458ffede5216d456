import { expect, type Page } from '@playwright/test';
import { edgesOf, nodesOf, type Path, type Walk } from '../support/walk';

/** Prints what was seen on the product, and names what was not. */
export const report = (noun: string, walk: Walk, paths: readonly Path[]): void => {
  const states = new Set(
    paths.flatMap(({ steps }) =>
      steps.flatMap(({ expected }) => expected._nodes.map(({ id }: { id: string }) => id)),
    ),
  );
  const all = nodesOf(walk.machine).filter((node) => node !== walk.machine.root);
  const missing = all.filter(({ id }) => !states.has(id)).map(({ id }) => id);
  const events = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
  const untold = [
    ...new Set(
      [...edgesOf(walk.machine).values()].map(
        (edge) => edge.split(' ')[1]?.replace(/\[\d+\]$/, '') ?? '',
      ),
    ),
  ].filter((type) => !events.has(type));
  console.log(
    `${noun} on the product: ${paths.length} paths, ${all.length - missing.length} of ${all.length} states\n` +
      `  not reached: ${missing.join(', ') || 'none'}\n  not driven: ${untold.join(', ') || 'none'}`,
  );
};

/** What a person sees of the session and the hub. */
export const see = async (
  page: Page,
  expected: { signedIn?: boolean; cutOff?: boolean; givenUp?: boolean },
): Promise<void> => {
  const { signedIn, cutOff, givenUp } = expected;
  if (signedIn !== undefined) {
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await (signedIn ? expect(account).toBeVisible() : expect(account).toBeHidden());
  }
  if (cutOff !== undefined) {
    const button = page.getByRole('button', { name: 'Reconnect now' });
    await (cutOff ? expect(button).toBeVisible() : expect(button).toBeHidden());
  }
  if (givenUp !== undefined) {
    const told = page.getByText('We stopped trying.');
    await (givenUp ? expect(told).toBeVisible() : expect(told).toBeHidden());
  }
};
