import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { Found } from '../../contract/find.desk';
import type { FinderActor } from '../../machines/office/finder.machine';
import { freshAt, type OfficeAddress } from '../../machines/office/office.rules';
import { Dialog } from '../ui/Dialog';
import { SearchBox } from '../ui/SearchBox';
import type { Go } from './go';
import styles from './Office.module.css';
import { say } from './say';

/** Where what was found lies: at its own desk, or in the dossier of its player. */
const placeOf = ({ kind, _id, playerId }: Found): OfficeAddress => {
  const at = (desk: OfficeAddress['desk'], search: string): OfficeAddress => {
    const fresh = freshAt(desk);
    return { ...fresh, query: { ...fresh.query, search, filter: '' } };
  };
  if (kind === 'ticket') return { ...at('tickets', ''), id: _id };
  if (kind === 'deposit') return at('deposits', _id);
  if (kind === 'withdrawal') return at('withdrawals', _id);
  if (kind === 'correction') return at('corrections', _id);
  return { ...freshAt('players'), id: playerId ?? _id };
};

const steer = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button[data-found]')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[here + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** Ctrl+K: a name or an id, and it lies open. */
export const Finder = ({ finder, go }: { finder: FinderActor; go: Go }) => {
  const isOpen = useSelector(finder, (snapshot) => snapshot.matches('open'));
  const isBusy = useSelector(finder, (snapshot) => snapshot.hasTag('busy'));
  const isFound = useSelector(finder, (snapshot) => snapshot.matches({ open: 'found' }));
  const isFailed = useSelector(finder, (snapshot) => snapshot.hasTag('failed'));
  const text = useSelector(finder, ({ context }) => context.text);
  const items = useSelector(finder, ({ context }) => context.items);
  const close = () => finder.send({ type: 'finder.close' });
  return (
    <Dialog open={isOpen} title={say('Find')} size="mid" closeLabel={say('Close')} onClose={close}>
      <div className={styles.finder} onKeyDown={steer}>
        <SearchBox
          label={say('Player, ticket, round or payment')}
          placeholder={say('A name or an id')}
          value={text}
          clearLabel={say('Clear the search')}
          busy={isBusy}
          onChange={(typed) => finder.send({ type: 'finder.type', text: typed })}
        />
        <ul className={styles.found}>
          {items.map((item) => (
            <li key={`${item.kind} ${item._id}`}>
              <button
                type="button"
                data-found=""
                className={styles.cell}
                onClick={() => {
                  close();
                  go(placeOf(item));
                }}
              >
                <span dir="auto">{item.says}</span>
                <small>{say(item.kind)}</small>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.quiet}>
          {isFailed ? say('The platform could not be reached') : ''}
          {isFound && items.length === 0 ? say('Nothing of that name.') : ''}
        </p>
      </div>
    </Dialog>
  );
};
