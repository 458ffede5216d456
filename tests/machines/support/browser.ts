import { type AnyStateMachine, createActor, SimulatedClock, setup, spawnChild } from 'xstate';
import { notificationTotals } from '../../../contract/make/notification';
import { aWallet } from '../../../contract/make/wallet';
import { silentAdapters } from '../../../machines/app/whole';
import { hubMachine } from '../../../machines/hub/hub.machine';
import { fill } from '../../../machines/kit/port';
import { letterCounterMachine } from '../../../machines/letter/letterCounter.machine';
import { letterCounters } from '../../../machines/letter/letters.sample';
import { bellMachine } from '../../../machines/notification/bell.machine';
import { tabsMachine } from '../../../machines/tab/tabs.machine';
import { walletMachine } from '../../../machines/wallet/wallet.machine';

/** More than so many missed facts are a reset. */
const RESUME_MAX = 4;
const residents = {
  hub: hubMachine,
  wallet: walletMachine,
  bell: bellMachine,
  letterCounter: letterCounterMachine,
  tabs: tabsMachine,
};
type Name = keyof typeof residents;
type Fact = { type: string } & Record<string, unknown>;
type Answer = (fact: Fact) => void;
type Hear = (listener: (command: Fact) => void) => void;
type Work = (
  input: Record<string, unknown>,
  answer: Answer,
  hear: Hear,
) => (() => void) | undefined;

/** Deliveries under way: in order within a line, in any order between lines. */
class Wires {
  readonly lines = new Map<string, { to: Tab | undefined; work: () => void }[]>();

  put(line: string, to: Tab | undefined, work: () => void): void {
    this.lines.set(line, [...(this.lines.get(line) ?? []), { to, work }]);
  }

  /** Delivers one, of a line that `roll` chooses; false when nothing can be delivered. */
  deliver(roll: () => number): boolean {
    const ready = [...this.lines].filter(([, [first]]) => first?.to?.state !== 'suspended');
    const [line, [next, ...rest] = []] = ready[Math.floor(roll() * ready.length)] ?? [];
    if (line === undefined || next === undefined) return false;
    if (rest.length === 0) this.lines.delete(line);
    else this.lines.set(line, rest);
    if (next.to === undefined || next.to.state === 'running') next.work();
    return true;
  }
}

interface Line {
  id: string;
  tab: Tab;
  answer: Answer;
  isOpen: boolean;
  isDown: boolean;
}

/** The platform as one player's tabs know it: what it holds, and the numbered facts of it. */
class Platform {
  balance = 5_000;
  unseen = 0;
  letters = 0;
  readonly facts: string[] = [];
  readonly connections = new Set<Line>();

  constructor(readonly wires: Wires) {}

  get totals() {
    return notificationTotals({ letters: this.unseen });
  }
  get counters() {
    return letterCounters({ unread: this.letters });
  }

  happen(roll: () => number): void {
    const kind = Math.floor(roll() * 3);
    if (kind === 0) this.balance += 10;
    if (kind === 1) this.unseen += 1;
    if (kind === 2) this.letters += 1;
    this.facts.push(['OnWalletChange', 'OnNotification', 'letter'][kind] ?? '');
    for (const line of this.connections) if (line.isOpen) this.#send(line, this.facts.length);
  }

  resume(line: Line, after: number | undefined): void {
    this.wires.put(`up:${line.id}`, undefined, () => {
      if (line.isDown) return;
      const missed = after === undefined ? 0 : this.facts.length - after;
      const reset = missed > RESUME_MAX;
      if (!reset)
        for (let n = this.facts.length - missed + 1; n <= this.facts.length; n += 1)
          this.#send(line, n);
      this.say(line, { type: 'hub.resumed', sequence: this.facts.length, missed, reset });
      line.isOpen = true;
    });
  }

  drop(line: Line): void {
    this.connections.delete(line);
    line.isDown = true;
    this.say(line, { type: 'hub.dropped' });
  }

  say(line: Line, fact: Fact): void {
    this.wires.put(`down:${line.id}`, line.tab, () => line.answer(fact));
  }

  #send(line: Line, n: number): void {
    const handler = this.facts[n - 1] ?? '';
    // What it is about is read when it is sent.
    const bodies: Record<string, object> = {
      OnWalletChange: {
        Balances: [{ Currency: 'COINS', Balance: this.balance }],
        SuggestedDelay: 0,
      },
      OnNotification: { Type: 'letters', Totals: this.totals },
      letter: { LetterId: `letter_${1_000 + n}`, Boxes: [], Counters: this.counters },
    };
    const body = JSON.stringify({ ...bodies[handler], Sequence: n });
    this.say(line, { type: 'hub.received', handler, body });
  }
}

interface Waiting {
  tab: Tab;
  answer: Answer;
  isOver?: boolean;
}

export interface Tab {
  name: string;
  state: 'running' | 'suspended' | 'gone';
  clock: SimulatedClock;
  /** What it shows of the platform. */
  shows: () => unknown;
  tell: (name: Name, event: Fact) => void;
  isLeading: () => boolean;
  page: Answer | undefined;
  stop: () => void;
}

/** A browser with tabs of one player: its locks, its channels, and the platform behind it. */
export class Browser {
  readonly wires = new Wires();
  readonly platform = new Platform(this.wires);
  tabs: Tab[] = [];
  #count = 0;
  #holder: Waiting | undefined;
  #queue: Waiting[] = [];
  #listeners: Waiting[] = [];

  /** Opens a tab of the player; one that is alone has neither locks nor channels. */
  open(isAlone = false): Tab {
    this.#count += 1;
    const name = `tab${this.#count}`;
    const clock = new SimulatedClock();
    let opened = 0;
    const reply = (answer: Answer, fact: () => Fact) => {
      opened += 1;
      const line = `${name}:${opened}`;
      // The answer tells of the moment at which the server read it.
      this.wires.put(`ask:${line}`, undefined, () => {
        const told = fact();
        this.wires.put(`told:${line}`, tab, () => answer(told));
      });
      return undefined;
    };
    const { platform } = this;
    const adapters: Record<string, Work> = {
      'wallet.list': (_, answer) =>
        reply(answer, () => ({
          type: 'wallet.listed',
          wallets: [aWallet('COINS', platform.balance)],
        })),
      'notifications.unseen': (_, answer) =>
        reply(answer, () => ({
          type: 'notifications.told',
          items: [],
          totals: platform.totals,
        })),
      'letters.count': (_, answer) =>
        reply(answer, () => ({
          type: 'counter.counted',
          count: platform.counters,
        })),
      'tabs.page': (_, answer) => {
        tab.page = answer;
        return undefined;
      },
      'tabs.lead': (_, answer, hear) => {
        if (isAlone) {
          this.wires.put(`lock:${name}`, tab, () => answer({ type: 'tabs.alone' }));
          return undefined;
        }
        return this.#lead({ tab, answer }, hear);
      },
      'tabs.channel': (_, answer, hear) => {
        const me = { tab, answer };
        this.#listeners.push(me);
        hear(({ word }) => {
          for (const other of this.#listeners)
            if (other !== me)
              this.wires.put(`${name}>${other.tab.name}`, other.tab, () =>
                other.answer(word as Fact),
              );
        });
        return () => {
          this.#listeners = this.#listeners.filter((one) => one !== me);
        };
      },
      'hub.connection': ({ after }, answer, hear) => {
        opened += 1;
        const line: Line = { id: `${name}:${opened}`, tab, answer, isOpen: false, isDown: false };
        platform.connections.add(line);
        platform.say(line, { type: 'hub.opened' });
        platform.resume(line, after as number | undefined);
        hear((command) => platform.resume(line, command['after'] as number | undefined));
        return () => {
          line.isDown = true;
          platform.connections.delete(line);
        };
      },
    };
    const filled = Object.fromEntries(
      Object.entries({ ...silentAdapters, ...adapters }).map(([port, work]) => [
        port,
        fill(port, work as never),
      ]),
    );
    const root = setup({
      actors: Object.fromEntries(
        Object.entries(residents).map(([id, machine]) => [
          id,
          (machine as AnyStateMachine).provide({ actors: filled as never }),
        ]),
      ) as Record<string, AnyStateMachine>,
    }).createMachine({
      entry: Object.keys(residents).map((id) => spawnChild(id, { id, systemId: id })),
    });
    const actor = createActor(root, { clock }).start();
    const at = (id: Name) => actor.system.get(id).getSnapshot();
    const tab: Tab = {
      name,
      state: 'running',
      clock,
      page: undefined,
      shows: () => ({
        wallets: at('wallet').context.wallets,
        totals: at('bell').context.totals,
        letters: at('letterCounter').context.count,
        sequence: at('hub').context.sequence,
      }),
      tell: (id, event) => actor.system.get(id).send(event),
      isLeading: () => at('tabs').matches({ joined: { awake: 'leading' } }),
      stop: () => actor.stop(),
    };
    this.tabs.push(tab);
    for (const id of ['tabs', 'wallet', 'hub', 'bell', 'letterCounter'] as const)
      tab.tell(id, { type: 'session.opened', playerId: 'player_ann1' });
    return tab;
  }

  /** Closes a tab in order. */
  close(tab: Tab): void {
    this.tabs = this.tabs.filter((one) => one !== tab);
    tab.stop();
    tab.state = 'gone';
  }

  /** A tab dies: the browser frees what it held, nothing of it says goodbye. */
  crash(tab: Tab): void {
    this.tabs = this.tabs.filter((one) => one !== tab);
    tab.state = 'gone';
    this.#listeners = this.#listeners.filter((one) => one.tab !== tab);
    this.#queue = this.#queue.filter((one) => one.tab !== tab);
    for (const line of platformLines(this.platform, tab)) this.platform.drop(line);
    if (this.#holder?.tab === tab) this.#free();
  }

  #lead(me: Waiting, hear: Hear): () => void {
    const { name } = me.tab;
    this.wires.put(`lock:${name}`, me.tab, () => {
      if (me.isOver) return;
      if (this.#holder === undefined) this.#give(me);
      else {
        this.#queue.push(me);
        me.answer({ type: 'tabs.followed' });
      }
    });
    hear(() => {
      this.wires.put(`lock:${name}`, me.tab, () => {
        if (me.isOver) return;
        const former = this.#holder;
        this.#queue = this.#queue.filter((one) => one !== me);
        this.#give(me);
        if (former === undefined || former === me) return;
        this.#queue.push(former);
        this.wires.put(`lock:${former.tab.name}`, former.tab, () =>
          former.answer({ type: 'tabs.followed' }),
        );
      });
    });
    return () => {
      me.isOver = true;
      this.#queue = this.#queue.filter((one) => one !== me);
      if (this.#holder === me) this.#free();
    };
  }

  #give(me: Waiting): void {
    this.#holder = me;
    this.wires.put(`lock:${me.tab.name}`, me.tab, () => me.answer({ type: 'tabs.led' }));
  }

  #free(): void {
    const [next, ...rest] = this.#queue;
    this.#holder = undefined;
    this.#queue = rest;
    if (next !== undefined) this.#give(next);
  }
}

const platformLines = (platform: Platform, tab: Tab): Line[] =>
  [...platform.connections].filter((line) => line.tab === tab);
