import { useSelector } from '@xstate/react';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { language } from '../../../machines/country/locale.select';
import type { EmojiActor } from '../../../machines/letter/emoji.machine';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { IconButton } from '../../ui/IconButton';
import { EmojiPanel } from './EmojiPanel';
import styles from './EmojiPicker.module.css';

type TextRef = RefObject<HTMLTextAreaElement | null>;

/** Puts a sign in at the caret, as if it had been typed: the field's owner hears of it. */
const write = (text: TextRef, sign: string): void => {
  const area = text.current;
  if (area === null) return;
  area.setRangeText(sign, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
};

const EmojiControl = ({ actor, text }: { actor: EmojiActor; text: TextRef }) => {
  const say = useSay();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const snapshot = useSelector(actor, (picker) => picker);
  const isOpen = snapshot.matches('open');
  useLayoutEffect(() => {
    // Already open where the browser has opened it; a picker that was seated open is not.
    if (isOpen && panel.current?.matches(':popover-open') === false) panel.current.showPopover();
  }, [isOpen]);
  const turn = (isNowOpen: boolean): void => {
    actor.send({ type: isNowOpen ? 'emoji.open' : 'emoji.close' });
  };
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Under a finger the keyboard of the phone would cover what has just opened.
    const first = matchMedia('(pointer: coarse)').matches ? panel : search;
    first.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      <IconButton
        label={say('Emoji.Add an emoji')}
        icon={<SmilePlus aria-hidden="true" />}
        popoverTarget={id}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={say('Emoji.Add an emoji')}
        tabIndex={-1}
        className={styles.panel}
        onToggle={(event) => turn(event.newState === 'open')}
      >
        {isOpen && (
          <EmojiPanel
            snapshot={snapshot}
            actor={actor}
            search={search}
            onChoose={(sign) => write(text, sign)}
          />
        )}
      </div>
    </>
  );
};

interface EmojiPickerProps {
  /** Where it sits: one per text. */
  at: string;
  /** The text that the signs go into, at its caret. */
  text: TextRef;
}

/**
 * The button beside a text that opens the emoji picker [§2]. Escape, light dismissal and the
 * return of the focus are the browser's; the list is loaded when it is first opened.
 */
export const EmojiPicker = ({ at, text }: EmojiPickerProps) => {
  const spoken = useView('locale', language);
  return (
    <Mounted at={at} control="emoji" input={{ language: spoken }}>
      {(actor) => <EmojiControl actor={actor} text={text} />}
    </Mounted>
  );
};
