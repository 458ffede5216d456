import { useResident } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { QuestionBar } from '../../ui/QuestionBar';

/** The question of the preferences cookie: two answers of equal weight [§6]. */
export const Undecided = () => {
  const say = useSay();
  const consent = useResident('consent');
  return (
    <QuestionBar
      label={say('Consent.Preferences')}
      text={say(
        'Consent.May this device remember your play mode and what your profile shows? Nothing is shared, and the product works without it.',
      )}
      answers={
        <>
          <Button onClick={() => consent.send({ type: 'consent.refuse' })}>
            {say('Consent.No, thanks')}
          </Button>
          <Button onClick={() => consent.send({ type: 'consent.allow' })}>
            {say('Consent.Yes, remember')}
          </Button>
        </>
      }
    />
  );
};
