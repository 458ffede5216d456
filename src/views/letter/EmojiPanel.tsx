import Apple from 'lucide-react/icons/apple';
import Flag from 'lucide-react/icons/flag';
import Hand from 'lucide-react/icons/hand';
import Leaf from 'lucide-react/icons/leaf';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Plane from 'lucide-react/icons/plane';
import Shapes from 'lucide-react/icons/shapes';
import Smile from 'lucide-react/icons/smile';
import Trophy from 'lucide-react/icons/trophy';
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import type { EmojiActor } from '../../../machines/letter/emoji.machine';
import { type EmojiGroup, emojiGroups } from '../../../machines/letter/emoji.words';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { LiveRegion } from '../../ui/LiveRegion';
import { SearchBox } from '../../ui/SearchBox';
import { Spinner } from '../../ui/Spinner';
import styles from './EmojiPicker.module.css';
import { step } from './emojiSteps';
import { groupWords } from './emojiWords';

const ICONS = {
  smileys: Smile,
  people: Hand,
  nature: Leaf,
  food: Apple,
  travel: Plane,
  activities: Trophy,
  objects: Lightbulb,
  symbols: Shapes,
  flags: Flag,
} as const;

interface GroupsProps {
  chosen: EmojiGroup | undefined;
  onChoose: (group: EmojiGroup) => void;
}

const Groups = ({ chosen, onChoose }: GroupsProps) => {
  const say = useSay();
  const name = useId();
  return (
    <fieldset className={styles.groups} aria-label={say('Emoji.Groups')}>
      {emojiGroups.map((group) => {
        const Icon = ICONS[group];
        return (
          <label key={group} className={styles.group} title={say(groupWords[group])}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={group === chosen}
              aria-label={say(groupWords[group])}
              onChange={() => onChoose(group)}
            />
            <Icon aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const say = useSay();
  return (
    <div className={styles.told} role="alert">
      <p>{say('Emoji.The emoji did not load')}</p>
      <Button onClick={onRetry}>{say('Common.Try again')}</Button>
    </div>
  );
};

interface EmojiPanelProps {
  snapshot: ReturnType<EmojiActor['getSnapshot']>;
  actor: EmojiActor;
  search: Ref<HTMLInputElement>;
  onChoose: (sign: string) => void;
}

/** Search, groups and the signs themselves; DOM focus is the active sign. */
export const EmojiPanel = ({ snapshot, actor, search, onChoose }: EmojiPanelProps) => {
  const say = useSay();
  const grid = useRef<HTMLDivElement>(null);
  const { group, search: text, items, named } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const hasFailed = snapshot.hasTag('failed');
  const isSearch = text.trim() !== '';
  const isNone = snapshot.matches({ open: 'shown' }) && items.length === 0;
  const signs = () => [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const enter = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      signs()[0]?.focus();
    } else if (event.key === 'Enter') {
      // In a form, Enter would send it.
      event.preventDefault();
      const [first] = items;
      if (isSearch && first !== undefined && !isBusy) onChoose(first.sign);
    }
  };
  const steer = (event: KeyboardEvent): void => {
    const next = step(signs(), document.activeElement, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      <div onKeyDown={enter}>
        <SearchBox
          ref={search}
          label={say('Emoji.Search emoji')}
          placeholder={say('Emoji.Search emoji')}
          clearLabel={say('Lobby.Clear the search')}
          value={text}
          busy={isBusy}
          onChange={(typed) => actor.send({ type: 'emoji.search', text: typed })}
        />
      </div>
      <Groups
        chosen={isSearch ? undefined : group}
        onChoose={(chosen) => actor.send({ type: 'emoji.turn', group: chosen })}
      />
      <LiveRegion>
        {isBusy || hasFailed ? '' : say('Emoji.{count} emoji', { count: items.length })}
      </LiveRegion>
      <div className={styles.field} aria-busy={isBusy}>
        {hasFailed && <Failed onRetry={() => actor.send({ type: 'emoji.retry' })} />}
        {isNone && <p className={styles.told}>{say('Home.Nothing was found')}</p>}
        {isBusy && items.length === 0 && (
          <p className={styles.told}>
            <Spinner />
          </p>
        )}
        {!hasFailed && items.length > 0 && (
          <div
            ref={grid}
            role="toolbar"
            className={styles.grid}
            aria-label={say(isSearch ? 'Emoji.Found' : groupWords[group])}
            lang={named}
            onKeyDown={steer}
          >
            {items.map(({ sign, name }, index) => (
              <button
                key={sign}
                type="button"
                className={styles.sign}
                // One stop of the Tab key; arrows lead on.
                tabIndex={index === 0 ? 0 : -1}
                aria-label={name}
                title={name}
                onClick={() => onChoose(sign)}
              >
                {sign}
              </button>
            ))}
          </div>
        )}
      </div>
    </>
  );
};
