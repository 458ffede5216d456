import { useSelector } from '@xstate/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Gift from 'lucide-react/icons/gift';
import Mail from 'lucide-react/icons/mail';
import Star from 'lucide-react/icons/star';
import { addressOfSheet } from '../../../machines/letter/letters.rules';
import type { RelationActor } from '../../../machines/relation/relation.machine';
import { useDates } from '../../app/dates';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Menu } from '../../ui/Menu';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Relation.module.css';
import {
  foremostSteps,
  furtherSteps,
  isTakable,
  isTaken,
  type RelationStep,
  useTake,
} from './steps';
import { Unknown, Unsaved } from './Trouble';

interface RelationActionsProps {
  actor: RelationActor;
  username: string;
  /** In a row the steps that do not answer the bond are in a menu. */
  layout: 'row' | 'card';
  /** Before a dialog asks: what it opens over must be out of its way. */
  onAsk?: () => void;
}

/** What friends give and write to each other. */
const waysTo = (playerId: string, username: string) => [
  {
    id: 'gift',
    slug: 'Gifts.Send a gift',
    icon: <Gift aria-hidden="true" />,
    href: `/gifts/send?to=${encodeURIComponent(playerId)}`,
  },
  {
    id: 'letter',
    slug: 'Letters.Write a letter',
    icon: <Mail aria-hidden="true" />,
    href: addressOfSheet({ _id: playerId, username }),
  },
];

/** How the player stands to another one, and what they can do about it. */
export const RelationActions = ({ actor, username, layout, onAsk }: RelationActionsProps) => {
  const say = useSay();
  const dateOf = useDates('day');
  const take = useTake(actor, username, onAsk);
  const snapshot = useSelector(actor, (relation) => relation);
  const { relation, again, playerId } = snapshot.context;
  if (snapshot.matches('gone'))
    return <p className={styles.note}>{say('People.Player not available')}</p>;
  if (snapshot.matches('unsaved')) return <Unsaved actor={actor} />;
  if (snapshot.matches('failed')) return <Unknown actor={actor} />;
  if (relation === undefined) return <Skeleton shape="text" />;
  const others = furtherSteps(snapshot);
  const favourite = layout === 'row' ? others.find(({ slot }) => slot === 'favourite') : undefined;
  const shown = others.filter((step) => step !== favourite);
  const ways = snapshot.matches('friends') ? waysTo(playerId, username) : [];
  // The one that was pressed keeps the focus while it is in flight.
  const isShut = (step: RelationStep) => !isTaken(snapshot, step) && !isTakable(snapshot, step);
  return (
    <div
      className={layout === 'row' ? styles.row : styles.card}
      // A row without room gives them a line of their own.
      data-steps={foremostSteps(snapshot).length > 0 || snapshot.matches('tooSoon') || undefined}
      aria-busy={snapshot.hasTag('busy')}
    >
      {snapshot.matches('tooSoon') && again !== undefined && (
        <p className={styles.note}>
          {say('People.You may ask again on {date}', { date: dateOf(again) })}
        </p>
      )}
      {foremostSteps(snapshot).map((step, index) => (
        <Button
          key={step.slot}
          kind={index === 0 && step.command !== 'cancel' ? 'primary' : 'ghost'}
          icon={step.icon}
          busy={isTaken(snapshot, step)}
          disabled={isShut(step)}
          onClick={() => take(step)}
        >
          {say(step.slug)}
        </Button>
      ))}
      {favourite && (
        <IconButton
          kind="ghost"
          label={say(favourite.slug)}
          icon={<Star aria-hidden="true" />}
          pressed={relation.favourite}
          disabled={!isTakable(snapshot, favourite)}
          onClick={() => take(favourite)}
        />
      )}
      {layout === 'row' && shown.length > 0 && (
        <Menu
          label={say('People.More about {name}', { name: username })}
          trigger={<Ellipsis className={styles.dots} aria-hidden="true" />}
          items={[
            ...ways.map(({ id, slug, icon, href }) => ({ id, label: say(slug), icon, href })),
            ...shown.map((step) => ({
              id: step.slot,
              label: say(step.slug),
              icon: step.icon,
              danger: step.danger ?? false,
              disabled: !isTakable(snapshot, step),
              onSelect: () => take(step),
            })),
          ]}
        />
      )}
      {layout === 'card' &&
        ways.map(({ id, slug, icon, href }) => (
          <ButtonLink key={id} href={href} icon={icon}>
            {say(slug)}
          </ButtonLink>
        ))}
      {layout === 'card' &&
        shown.map((step) => (
          <Button
            key={step.slot}
            kind="ghost"
            icon={step.icon}
            busy={isTaken(snapshot, step)}
            disabled={isShut(step)}
            onClick={() => take(step)}
          >
            {say(step.slug)}
          </Button>
        ))}
    </div>
  );
};
