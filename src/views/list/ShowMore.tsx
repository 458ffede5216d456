import { useSelector } from '@xstate/react';
import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import { useSay } from '../../app/say';
import { LoadMore } from '../../ui/LoadMore';

interface ShowMoreProps {
  actor: LoadMoreActor;
  label: string;
  /** The list takes no request for more now. */
  isBusy: boolean;
  shown: number;
  all: number;
}

/** The button under a list of pages: how much is shown, locked for a while after a press [§9]. */
export const ShowMore = ({ actor, label, isBusy, shown, all }: ShowMoreProps) => {
  const say = useSay();
  const isLocked = useSelector(actor, (snapshot) => snapshot.hasTag('locked'));
  return (
    <LoadMore
      label={label}
      progress={say('Lobby.{shown} of {all}', { shown: String(shown), all: String(all) })}
      locked={isLocked}
      busy={isBusy}
      onClick={() => actor.send({ type: 'loadMore.press' })}
    />
  );
};
