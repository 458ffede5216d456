import { Calls } from './calls';
import { Frame } from './frame';
import type { Limits } from './limits';
import type { Client, Method, Principal } from './method';
import {
  RECORD_SEPARATOR,
  readHandshake,
  readMessage,
  writeClose,
  writeHandshake,
  writePing,
} from './protocol';
import { RateMeter } from './rate';
import { Replay } from './replay';
import type { Transport, TransportListener, TransportName } from './transports';

export interface ConnectionHost {
  readonly limits: Limits;
  readonly methods: ReadonlyMap<string, Method>;
  now(): number;
  opened(connection: Connection): void;
  /** No more use: it neither sends nor hears, though a goodbye may still be on its way. */
  left(connection: Connection, why: string): void;
  /** Nothing of it remains. */
  gone(connection: Connection): void;
  /** A method failed by a fault of its own. */
  warn(error: unknown): void;
}

const ping = new Frame(writePing(), false);
const accepted = new Frame(writeHandshake(), false);

/**
 * One client of the hub on whichever transport it chose. `negotiated`: no transport yet;
 * `handshaking`; `open`; `detached`: the line of a stateful connection broke and may come back;
 * `ending`: its goodbye is on the way; `gone`.
 */
export class Connection implements Client {
  state: 'negotiated' | 'handshaking' | 'open' | 'detached' | 'ending' | 'gone' = 'negotiated';
  readonly #calls: Calls;
  transport: Transport | undefined;
  #replay: Replay | undefined;
  #partial = '';
  /** Who waits until the client has taken more. */
  #waiting: (() => void)[] = [];
  #heardAt: number;
  #sentAt: number;
  /** When the present wait began: for a handshake, a new line, or the goodbye to be taken. */
  #since: number;
  readonly #meter: RateMeter;

  constructor(
    readonly id: string,
    /** The secret that later requests name the connection by. */
    readonly token: string,
    public principal: Principal,
    readonly stateful: boolean,
    readonly host: ConnectionHost,
  ) {
    const now = host.now();
    this.#since = now;
    this.#heardAt = now;
    this.#sentAt = now;
    this.#meter = new RateMeter(host.limits.messages, now);
    this.#calls = new Calls(this, host);
  }

  get opened(): boolean {
    return this.state === 'open' || this.state === 'detached';
  }

  /** Whether a transport of this kind may take the connection now. */
  admits(name: TransportName): boolean {
    if (this.state === 'negotiated') return true;
    return name === 'WebSockets' && this.#replay !== undefined && this.opened;
  }

  /** Takes the transport; a stateful connection leaves the old line and repeats what it lacks. */
  attach<T extends Transport>(make: (listener: TransportListener) => T): T {
    const former = this.transport;
    this.transport = undefined;
    former?.cut();
    const transport: T = make({
      received: (text) => {
        if (this.transport === transport) this.receive(text);
      },
      drained: () => this.#ease(),
      closed: (meant) => {
        if (this.transport === transport) this.#lineClosed(meant);
      },
    });
    this.transport = transport;
    this.#partial = '';
    this.#heardAt = this.host.now();
    if (this.#replay === undefined) {
      this.state = 'handshaking';
    } else {
      this.state = 'open';
      for (const frame of this.#replay.resend()) this.#write(frame);
      this.#ease();
    }
    return transport;
  }

  /** Bytes from the client: whole records or parts of them. */
  receive(text: string): void {
    this.#heardAt = this.host.now();
    let rest = this.#partial + text;
    while (this.state === 'handshaking' || this.state === 'open') {
      const end = rest.indexOf(RECORD_SEPARATOR);
      if (
        end > this.host.limits.frameBytes ||
        (end < 0 && rest.length > this.host.limits.frameBytes)
      ) {
        this.fail('Message too large.');
        return;
      }
      if (end < 0) break;
      this.#read(rest.slice(0, end));
      rest = rest.slice(end + 1);
    }
    // An ending connection keeps nothing, or what is posted to it would pile up.
    this.#partial = this.state === 'handshaking' || this.state === 'open' ? rest : '';
  }

  send(frame: Frame): void {
    if (!this.opened) return;
    if (frame.tracked) this.#replay?.keep(frame);
    this.#write(frame);
    if ((this.#replay?.bytes ?? 0) > this.host.limits.readerBufferBytes) this.cut('slow reader');
  }

  eased(): Promise<void> {
    if (this.#hasRoom()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.transport?.notice?.();
    });
  }

  ask(target: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#calls.ask(target, args);
  }

  /** Says why and ends; a client that breaks the protocol is not asked back. */
  fail(error: string): void {
    this.end({ error, allowReconnect: false });
  }

  /** Sends Close (or, before the handshake, its refusal) and lets it go out. */
  end(close: { error?: string; allowReconnect: boolean }): void {
    if (this.state === 'ending' || this.state === 'gone') return;
    const words = this.state === 'handshaking' ? writeHandshake(close.error) : writeClose(close);
    if (this.transport !== undefined) this.#write(new Frame(words, false));
    this.#finish(close.error ?? 'closed', 'ending');
  }

  /** Ends at once; what is waiting is dropped. */
  cut(why: string): void {
    this.#finish(why, 'gone');
  }

  /** Once a second: time-outs, expiry, pings when idle, acknowledgements. */
  sweep(now: number): void {
    const { limits } = this.host;
    if (this.state === 'negotiated' || this.state === 'handshaking') {
      if (now - this.#since >= limits.handshakeMs) this.cut('no handshake');
    } else if (this.state === 'ending') {
      if (now - this.#since >= limits.goodbyeMs) this.cut('goodbye not taken');
    } else if (now >= this.principal.expiresAt) {
      this.fail('token-expired');
    } else if (this.state === 'detached') {
      if (now - this.#since >= limits.clientTimeoutMs) this.cut('did not come back');
    } else if (this.transport?.tick !== undefined) {
      this.transport.tick(now);
    } else {
      this.#keepAlive(now);
    }
  }

  #keepAlive(now: number): void {
    if (now - this.#heardAt >= this.host.limits.clientTimeoutMs) {
      this.end({ error: 'client-timeout', allowReconnect: true });
      return;
    }
    const acknowledgement = this.#replay?.acknowledgement();
    if (acknowledgement !== undefined) this.send(acknowledgement);
    else if (now - this.#sentAt >= this.host.limits.keepAliveMs) this.send(ping);
  }

  #write(frame: Frame): void {
    if (this.transport === undefined) return;
    this.transport.send(frame);
    this.#sentAt = this.host.now();
    if (this.transport.waiting() > this.host.limits.readerBufferBytes) this.cut('slow reader');
  }

  #read(record: string): void {
    if (this.state === 'handshaking') {
      this.#shakeHands(record);
      return;
    }
    if (!this.#meter.take(this.#heardAt)) {
      this.fail('rate-limited');
      return;
    }
    const message = readMessage(record);
    if (message.kind === 'fault') {
      this.fail(message.error);
      return;
    }
    if (this.#replay?.admits(message) === false) return;
    if (message.kind === 'invocation') this.#calls.invoked(message);
    else if (message.kind === 'item') this.#calls.heard(message);
    else if (message.kind === 'completion') this.#calls.completed(message);
    else if (message.kind === 'cancel') this.#calls.cancelled(message.id);
    else if (message.kind === 'close') this.#finish('client left', 'ending');
    else if (message.kind === 'ack') {
      this.#replay?.release(message.sequenceId);
      this.#ease();
    } else if (message.kind === 'sequence' && this.#replay?.realign(message.sequenceId) === false) {
      this.fail('Messages are missing.');
    }
  }

  /** Half of what cuts a slow reader off: what a method yields next must not be what does. */
  #hasRoom(): boolean {
    const waiting = Math.max(this.transport?.waiting() ?? 0, this.#replay?.bytes ?? 0);
    return waiting <= this.host.limits.readerBufferBytes / 2;
  }

  #ease(): void {
    if (this.#waiting.length === 0) return;
    if (this.#hasRoom()) for (const resolve of this.#waiting.splice(0)) resolve();
    else this.transport?.notice?.();
  }

  #shakeHands(record: string): void {
    const handshake = readHandshake(record);
    if (handshake.kind === 'fault') {
      this.fail(handshake.error);
      return;
    }
    this.state = 'open';
    if (this.stateful && handshake.version === 2) this.#replay = new Replay();
    this.#write(accepted);
    if (this.opened) this.host.opened(this);
  }

  #lineClosed(meant: boolean): void {
    this.transport = undefined;
    if (this.state === 'open' && this.#replay !== undefined && !meant) {
      this.state = 'detached';
      this.#since = this.host.now();
    } else {
      this.#finish('client left', 'gone');
    }
  }

  #finish(why: string, next: 'ending' | 'gone'): void {
    const before = this.state;
    if (before === 'gone') return;
    const { transport } = this;
    this.state = next === 'gone' || transport === undefined ? 'gone' : 'ending';
    this.#since = this.host.now();
    if (before !== 'ending') {
      this.#calls.end();
      for (const resolve of this.#waiting.splice(0)) resolve();
      this.host.left(this, why);
    }
    if (this.state === 'ending') {
      transport?.end();
      return;
    }
    this.transport = undefined;
    transport?.cut();
    this.host.gone(this);
  }
}
