import { Frame } from './frame';
import { type HubMessage, writeAck, writeSequence } from './protocol';

/** What counts in the sequence: whatever is not about the line itself. */
const counted = new Set<HubMessage['kind']>(['invocation', 'item', 'completion', 'cancel']);

/**
 * What stateful reconnect keeps of one connection: the tracked frames that the client has not
 * acknowledged, and how far it has been heard. Ids start at 1 on both sides and survive the line.
 */
export class Replay {
  #unacknowledged: Frame[] = [];
  #sent = 0;
  #bytes = 0;
  #next = 1;
  #heard = 0;
  #acknowledged = 0;
  #realigning = false;

  /** Bytes of the frames that the client has not acknowledged. */
  get bytes(): number {
    return this.#bytes;
  }

  keep(frame: Frame): void {
    this.#sent += 1;
    this.#bytes += frame.bytes;
    this.#unacknowledged.push(frame);
  }

  /** The client has everything up to this id. */
  release(sequenceId: number): void {
    const oldest = this.#sent - this.#unacknowledged.length + 1;
    const released = this.#unacknowledged.splice(0, Math.max(0, sequenceId - oldest + 1));
    for (const frame of released) this.#bytes -= frame.bytes;
  }

  /** The line is new: what arrives before the client's own Sequence message does not count. */
  resend(): Frame[] {
    this.#realigning = true;
    const oldest = this.#sent - this.#unacknowledged.length + 1;
    return [new Frame(writeSequence(oldest), false), ...this.#unacknowledged];
  }

  /** The client starts again at this id; false when that would skip messages never heard. */
  realign(sequenceId: number): boolean {
    if (sequenceId > this.#next) return false;
    this.#next = sequenceId;
    this.#realigning = false;
    return true;
  }

  /** False for a message that was heard before the line broke. */
  admits(message: HubMessage): boolean {
    if (this.#realigning) return message.kind === 'sequence';
    if (!counted.has(message.kind)) return true;
    const id = this.#next;
    this.#next += 1;
    if (id <= this.#heard) return false;
    this.#heard = id;
    return true;
  }

  /** The acknowledgement that is due, if one is: without it the client stops sending. */
  acknowledgement(): Frame | undefined {
    if (this.#acknowledged === this.#heard) return undefined;
    this.#acknowledged = this.#heard;
    return new Frame(writeAck(this.#heard), false);
  }
}
