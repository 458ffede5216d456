/**
 * What each control begins with, by its name; undefined for one that begins with nothing. Every
 * `words` file enters its own, so that no list names them all:
 * `declare module '../kit/controls' { interface Controls { giftSend: Values } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who are mounted.
export interface Controls {}

/** The facts that a control hears of residents, by its name; entered in the same way. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who are mounted.
export interface Hearing {}

export type ControlName = keyof Controls;

/** A fact that some control hears. */
export type HeardFact = Hearing[keyof Hearing];

/** A control with what it begins with. */
export type Mounting<Name extends ControlName = ControlName> = {
  [Each in Name]: Controls[Each] extends undefined
    ? { control: Each }
    : { control: Each; input: Controls[Each] };
}[Name];
