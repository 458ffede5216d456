import { expect } from 'vitest';
import { dice } from '../../support/dice';
import { Browser, type Tab } from './browser';

/** Delivers all that is under way and lets time pass, until nothing is left to happen. */
const settle = async (browser: Browser, roll: () => number) => {
  for (let round = 0; round < 12; round += 1) {
    while (browser.wires.deliver(roll)) await Promise.resolve();
    await Promise.resolve();
    for (const tab of browser.tabs) tab.clock.increment(round < 6 ? 1_000 : 10_000);
  }
  while (browser.wires.deliver(roll)) await Promise.resolve();
};

/** One thing that happens to the tabs or to the platform. */
const disturb = (browser: Browser, roll: () => number, resting: Set<Tab>) => {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)];
  const tab = pick(browser.tabs.slice(1));
  const deeds: (() => void)[] = [
    () => browser.platform.happen(roll),
    () => browser.platform.happen(roll),
    () => browser.platform.happen(roll),
    () => browser.tabs.length < 6 && browser.open(),
    () => tab && browser.close(tab),
    () => tab && browser.crash(tab),
    () => {
      const line = pick([...browser.platform.connections]);
      if (line !== undefined && line.tab !== browser.tabs[0]) browser.platform.drop(line);
    },
    () => {
      if (tab?.state !== 'running' || resting.has(tab)) return;
      resting.add(tab);
      tab.page?.({ type: 'tabs.rested' });
    },
    () => {
      const one = pick([...resting]);
      if (one?.state !== 'running') return;
      resting.delete(one);
      one.page?.({ type: 'tabs.woken' });
    },
    () =>
      tab?.state === 'running' &&
      tab.page?.({ type: pick(['tabs.seen', 'tabs.hidden'] as const) ?? '' }),
    () => {
      if (tab?.state === 'running') tab.state = 'suspended';
      else if (tab?.state === 'suspended') tab.state = 'running';
    },
    () => tab?.state === 'running' && tab.tell('hub', { type: 'hub.reset' }),
    () => {
      for (const one of browser.tabs)
        if (one.state === 'running') one.clock.increment(pick([50, 1_000, 16_000]) ?? 0);
    },
  ];
  pick(deeds)?.();
};

/**
 * Lives one random history of a browser's tabs beside one tab that is left in peace, and expects
 * every tab to end with what that one shows, and one of them to lead.
 */
export const liveHistory = async (seed: number): Promise<void> => {
  const roll = dice(seed);
  const browser = new Browser();
  const undisturbed = browser.open(true);
  browser.open();
  const resting = new Set<Tab>();
  for (let step = 0; step < 70; step += 1) {
    if (roll() < 0.4) disturb(browser, roll, resting);
    else browser.wires.deliver(roll);
    await Promise.resolve();
  }
  for (const tab of browser.tabs) if (tab.state === 'suspended') tab.state = 'running';
  for (const tab of resting) if (tab.state === 'running') tab.page?.({ type: 'tabs.woken' });
  await settle(browser, roll);
  const tabs = browser.tabs.slice(1);
  const one = Math.min(1, tabs.length);
  for (const tab of tabs)
    expect(tab.shows(), `${tab.name}, seed ${seed}`).toEqual(undisturbed.shows());
  expect(tabs.filter((tab) => tab.isLeading()).length, `leaders, seed ${seed}`).toBe(one);
  expect(browser.platform.connections.size, `connections, seed ${seed}`).toBe(1 + one);
};
