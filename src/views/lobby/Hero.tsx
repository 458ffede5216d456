import type { GameCard } from '../../../contract/game';
import { WELCOME_COINS } from '../../../contract/limits';
import { isSignedIn } from '../../../machines/auth/session.select';
import { look } from '../../../machines/branding/branding.select';
import { isPlayable } from '../../../machines/play/playMode.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { HeroArt } from '../../art/HeroArt';
import { ButtonLink } from '../../ui/Button';
import { HeroCard } from '../../ui/HeroCard';

const DEFAULT_TITLE = 'Home.A good evening at the fair';
const DEFAULT_TEXT = 'Home.Play for fun, collect coins, share them with friends';

/** The brand's own words, and the one thing to do next. */
export const Hero = ({ game }: { game: GameCard | undefined }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const brand = useView('branding', look);
  const signedIn = useView('session', isSignedIn);
  const isOpen = useView('playMode', (playMode) => isPlayable(playMode));
  const play = game === undefined || !isOpen ? undefined : `/play/${game.urlFriendlyName}`;
  const title = signedIn ? brand?.authorizedHeader : brand?.mainHeader;
  return (
    <HeroCard
      title={say(title ?? DEFAULT_TITLE)}
      text={
        signedIn
          ? say(brand?.secondaryHeader ?? DEFAULT_TEXT)
          : say('Home.Play for fun at once, or join and start with {coins} coins.', {
              coins: amountOf('COINS', WELCOME_COINS),
            })
      }
      art={<HeroArt seed="fairground" />}
      actions={
        <>
          {!signedIn && (
            <ButtonLink href="/sign-up" kind="primary" size="big">
              {say('Session.Sign up')}
            </ButtonLink>
          )}
          {/* Its place is kept while the games are on their way. */}
          <ButtonLink href={play ?? '#games'} kind={signedIn ? 'primary' : 'quiet'} size="big">
            {say(isOpen ? (signedIn ? 'Home.Play now' : 'Home.Play for fun') : 'Home.Games')}
          </ButtonLink>
        </>
      }
    />
  );
};
