import { problem as problemOf } from '../../../machines/play/play.select';
import { offerOf } from '../../../machines/play/playMode.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { problemText } from './refusal';

/** The sitting is refused: by which rule, and what may be played instead. */
export const Refused = () => {
  const say = useSay();
  const play = useResident('play');
  const problem = useView('play', problemOf);
  const canTurn = useView('play', (snapshot) => snapshot.can({ type: 'play.forFun' }));
  const isFunOpen = useView('playMode', (playMode) => offerOf(playMode, 'fun').allowed) && canTurn;
  return (
    <EmptyState
      art="lamp"
      title={say('Play.Not this way')}
      text={problem === undefined ? '' : problemText(problem, say)}
      {...(isFunOpen && {
        action: (
          <Button kind="primary" onClick={() => play.send({ type: 'play.forFun' })}>
            {say('Game.Play for fun')}
          </Button>
        ),
      })}
    />
  );
};
