import { useRef } from 'react';
import { emojiMachine } from '../../machines/letter/emoji.machine';
import { anEmojiPicker } from '../../machines/letter/emoji.sample';
import { TextArea } from '../../src/ui/TextArea';
import { EmojiPicker } from '../../src/views/letter/EmojiPicker';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';
import styles from './Frame.module.css';

export default { title: 'machines/emoji' };

const Beside = () => {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles.frame}>
      <TextArea
        ref={text}
        name="letterText"
        label="Your letter"
        rows={5}
        value="The carousel is lit tonight."
        onChange={() => undefined}
      />
      <EmojiPicker at="emoji letter" text={text} />
    </div>
  );
};

const at = (state: string | object, given: Parameters<typeof anEmojiPicker>[0] = {}) =>
  storyOf(
    mounted('emoji letter', 'emoji', emojiMachine, state as never, anEmojiPicker(given)),
    <Beside />,
    { house: member },
  );

export const Closed = at('closed', { items: [] });
export const Loading = at({ open: 'loading' }, { items: [] });
export const Shown = at({ open: 'shown' });
export const Searching = at({ open: 'loading' }, { search: 'smil' });
export const NothingFound = at({ open: 'shown' }, { search: 'zzz', items: [] });
export const Failed = at({ open: 'failed' }, { items: [] });
