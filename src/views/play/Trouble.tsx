import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Banner } from '../../ui/Banner';

const troubles = {
  unanswered: ['Play.There was no answer.', 'Play.Asking again bets once, not twice.'],
  unacted: ['Play.There was no answer.', 'Play.Asking again takes the step once, not twice.'],
} as const;

/** A call of the round got no answer: what that means, and the way to ask again. */
export const Trouble = () => {
  const say = useSay();
  const play = useResident('play');
  const at = useView('play', ({ value }) => value);
  const trouble = Object.entries(troubles).find(([state]) => state === at)?.[1];
  if (trouble === undefined) return null;
  return (
    <Banner
      text={say(trouble[0])}
      detail={say(trouble[1])}
      actionLabel={say('Common.Try again')}
      onAction={() => play.send({ type: 'play.retry' })}
    />
  );
};
