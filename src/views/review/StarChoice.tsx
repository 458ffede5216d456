import { useSelector } from '@xstate/react';
import { STARS_MAX } from '../../../contract/limits';
import type { StarRatingActor } from '../../../machines/control/starRating.machine';
import { useSay } from '../../app/say';
import { StarRating } from '../../ui/StarRating';

/** The stars that one gives, by pointer or by arrow keys [§2]. */
export const StarChoice = ({ actor }: { actor: StarRatingActor }) => {
  const say = useSay();
  const value = useSelector(actor, ({ context }) => context.value);
  const hovered = useSelector(actor, ({ context }) => context.hovered);
  return (
    <StarRating
      legend={say('Review.Your stars')}
      starLabels={Array.from({ length: STARS_MAX }, (_, index) =>
        say('Review.{count} stars', { count: index + 1 }),
      )}
      value={value}
      hovered={hovered}
      onHover={(star) =>
        actor.send(star === 0 ? { type: 'stars.leave' } : { type: 'stars.hover', star })
      }
      onRate={(star) => actor.send({ type: 'stars.rate', star })}
    />
  );
};
