import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

/** The game is a third party's, and runs at its address: a new tab, so that this one stays. */
export const Elsewhere = ({ studio }: { studio: string }) => {
  const say = useSay();
  const address = useView('play', ({ context }) => context.address);
  return (
    <EmptyState
      art="lamp"
      title={say('Play.The table is ready')}
      text={say('Play.{studio} runs this game on its own pages. Your balance goes with you.', {
        studio,
      })}
      action={
        <ButtonLink href={address} kind="primary" target="_blank">
          {say('Play.Open the game')}
        </ButtonLink>
      }
    />
  );
};
