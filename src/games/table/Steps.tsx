import { useLayoutEffect, useRef } from 'react';
import styles from './Steps.module.css';
import { useKeys } from './useKeys';

/** A button for one kind of step. */
export interface StepButton {
  name: string;
  /** The letter that presses it, upper case, or a space for the one that Space presses. */
  letter: string;
  can: boolean;
  press: () => void;
  /** What it costs or brings, below its name. */
  note?: string;
}

export interface StepsProps {
  /** What the buttons are about: 'Your move'. */
  name: string;
  buttons: readonly StepButton[];
  /** The answer to a step is on its way. */
  busy: boolean;
  /** What the space bar is called. */
  space: string;
}

/** The steps that the rules take next, where the big button was. */
export const Steps = ({ name, buttons, busy, space }: StepsProps) => {
  const group = useRef<HTMLDivElement>(null);
  useKeys(
    group,
    Object.fromEntries(
      buttons.map(({ letter, can, press }) => [
        letter === ' ' ? '' : letter,
        can ? press : undefined,
      ]),
    ),
  );
  // The button that opened the round is gone: without this the next letter would go nowhere.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={group}
      className={styles.steps}
      role="group"
      aria-label={name}
      aria-busy={busy}
      tabIndex={-1}
    >
      {buttons.map((button, index) => (
        <button
          key={button.name}
          type="button"
          className={styles.step}
          data-first={index === 0}
          aria-disabled={!button.can}
          aria-keyshortcuts={button.letter === ' ' ? 'Space' : button.letter}
          onClick={() => button.can && button.press()}
        >
          {button.name}
          {button.note !== undefined && (
            <small>
              <bdi>{button.note}</bdi>
            </small>
          )}
          <kbd aria-hidden="true">{button.letter === ' ' ? space : button.letter}</kbd>
        </button>
      ))}
    </div>
  );
};
