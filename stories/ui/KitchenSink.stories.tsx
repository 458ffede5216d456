import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Coins from 'lucide-react/icons/coins';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Sparkles from 'lucide-react/icons/sparkles';
import Trophy from 'lucide-react/icons/trophy';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { fn } from 'storybook/test';
import { GameCover } from '../../src/art/GameCover';
import { HeroArt } from '../../src/art/HeroArt';
import { AmountPill } from '../../src/ui/AmountPill';
import { Avatar } from '../../src/ui/Avatar';
import { Awning } from '../../src/ui/Awning';
import { Button } from '../../src/ui/Button';
import { Card } from '../../src/ui/Card';
import { Chip } from '../../src/ui/Chip';
import { GameCard } from '../../src/ui/GameCard';
import { HeroCard } from '../../src/ui/HeroCard';
import { IconButton } from '../../src/ui/IconButton';
import { IconLink } from '../../src/ui/IconLink';
import { LevelBadge } from '../../src/ui/LevelBadge';
import { LoadMore } from '../../src/ui/LoadMore';
import { Logo } from '../../src/ui/Logo';
import { Menu } from '../../src/ui/Menu';
import { ProgressBar } from '../../src/ui/ProgressBar';
import { RadioPills } from '../../src/ui/RadioPills';
import { SearchBox } from '../../src/ui/SearchBox';
import { WinnerRow } from '../../src/ui/WinnerRow';
import styles from './KitchenSink.module.css';

const GAMES = [
  ['Midnight Carousel', 'Slot, Lantern Works', 'wheel', 'Jackpot'],
  ['Lantern Run', 'Slot, Lantern Works', 'lantern', ''],
  ['Neon Orchard', 'Slot, Northpier', 'fruit', ''],
  ['High Striker', 'Dice, House', 'dice', 'New'],
  ['Starlight Parade', 'Slot, Northpier', 'stars', ''],
  ['Big Top Bingo', 'Bingo, Salon', 'tent', ''],
  ['Harvest Fair', 'Slot, Salon', 'tent', ''],
  ['Harbour Wheel', 'Slot, Northpier', 'wheel', ''],
] as const;

const WINNERS = [
  ['June', 'won Super Jackpot', 'Midnight Carousel', '62,000', 'online'],
  ['Arlo', 'won', 'High Striker', '4,150', 'online'],
  ['Rosa', 'won', 'Lantern Run', '2,300', 'recent'],
  ['Levi', 'won', 'Starlight Parade', '1,800', 'recent'],
  ['Tove', 'won', 'High Striker', '990', 'offline'],
  ['Sami', 'won', 'Neon Orchard', '740', 'online'],
] as const;

const PRESENCE = { online: 'online', recent: 'seen lately', offline: 'offline' } as const;
const NAVIGATION = ['Games', 'Tournaments', 'Scratch cards', 'Friends', 'Gifts'];
const TABS = [
  ['Games', Gamepad2],
  ['Arena', Trophy],
  ['Scratch', Sparkles],
  ['Friends', Users],
  ['Letters', Mail],
] as const;

const Header = () => (
  <header className={styles.header}>
    <a href="#lobby" className={styles.brand}>
      <Logo name="Fairground" />
    </a>
    <nav className={styles.nav} aria-label="Main">
      {NAVIGATION.map((name, at) => (
        <a key={name} href={`#${at}`} aria-current={at === 0 ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
    <div className={styles.mode}>
      <RadioPills
        legend="Play mode"
        value="coins"
        onChange={fn()}
        reasons="bubble"
        options={[
          { value: 'fun', label: 'Fun' },
          { value: 'coins', label: 'Coins' },
          {
            value: 'money',
            label: 'Money',
            reason: 'Real money play is not offered where you are.',
          },
        ]}
      />
    </div>
    <AmountPill kind="coin" label="Coins" amount="12,480" />
    <div className={styles.wide}>
      <IconLink href="/letters" label="3 unread letters" icon={<Mail />} count={3} />
      <IconButton label="Notifications" icon={<Bell />} />
    </div>
    <Menu
      label="Mira's account"
      trigger={<Avatar name="Mira" seed="mira" decorative presence="online" />}
      items={[
        { id: 'profile', label: 'Profile', icon: <User />, href: '#profile' },
        { id: 'wallet', label: 'Wallet', icon: <Coins />, href: '#wallet' },
        { id: 'gifts', label: 'Gifts', icon: <Gift />, href: '#gifts' },
        { id: 'out', label: 'Sign out', icon: <LogOut />, danger: true },
      ]}
    />
  </header>
);

const Lobby = () => (
  <div className={styles.page}>
    <Awning />
    <Header />
    <main className={styles.main}>
      <div className={styles.stack}>
        <div className={styles.hero}>
          <HeroCard
            title="Tonight’s arena opens at nine"
            text="Lantern Run. 500 coins to enter, half the pot to the winner. 38 players signed up."
            art={<HeroArt seed="tonight" />}
            actions={
              <Button kind="primary" icon={<Trophy />}>
                Join for 500 coins
              </Button>
            }
          />
          <Card tone="jackpot" as="section">
            <div className={styles.jackpot}>
              <h2>Super jackpot, Midnight Carousel</h2>
              <p className={styles.number}>1,284,360</p>
              <ProgressBar
                percent={64}
                label="Jackpot"
                valueText="1,284,360 of 2,000,000"
                tone="jackpot"
              />
              <p className={styles.muted}>
                Must drop before 2,000,000. Return to player 96.2 %, every spin verifiable.
              </p>
              <p className={styles.line}>
                <Avatar name="June" seed="june" decorative /> June won 62,000 yesterday
              </p>
            </div>
          </Card>
        </div>
        <section className={styles.games} aria-label="Games">
          <div className={styles.tools}>
            <div className={styles.search}>
              <SearchBox
                label="Search games, studios, friends"
                placeholder="Search games, studios, friends"
                clearLabel="Clear"
                shortcut="Ctrl K"
                value=""
                onChange={fn()}
              />
            </div>
            <div className={styles.chips}>
              {['All', 'Slots', 'Table', 'Dice and drops', 'Jackpot'].map((name, at) => (
                <Chip key={name} pressed={at === 0} onPress={fn()}>
                  {name}
                </Chip>
              ))}
            </div>
          </div>
          <div className={styles.grid}>
            {GAMES.map(([name, studio, subject, tag], at) => (
              <GameCard
                key={name}
                name={name}
                studio={studio}
                href={`#${subject}`}
                aboutHref={`#about-${subject}`}
                aboutLabel={`About ${name}`}
                art={<GameCover subject={subject} seed={name} />}
                favourite={at % 3 === 0}
                favouriteLabel={`Favourite: ${name}`}
                onFavourite={fn()}
                {...(tag && { tag })}
              />
            ))}
          </div>
          <LoadMore label="Show more games" progress="8 of 48" locked={false} onClick={fn()} />
        </section>
      </div>
      <aside className={styles.stack} aria-label="Around the fair">
        <Card as="section" title="Winners" padding="small">
          <ul className={styles.list}>
            {WINNERS.map(([player, says, game, amount, presence], at) => (
              <WinnerRow
                key={player}
                player={player}
                seed={player}
                playerHref={`#${player}`}
                says={says}
                game={game}
                gameHref={`#${game}`}
                amount={amount}
                presence={presence}
                presenceText={PRESENCE[presence]}
                jackpot={at === 0}
              />
            ))}
          </ul>
        </Card>
        <Card as="section" title="Your level">
          <div className={styles.level}>
            <LevelBadge level={6} cap={10} label="Level 6" size="big" />
            <div>
              <p>720 of 1,000 coins to level 7</p>
              <ProgressBar percent={72} label="Progress to level 7" />
            </div>
          </div>
        </Card>
        <Card
          as="section"
          title="Friends around"
          action={<span className={styles.muted}>64 online</span>}
        >
          <div className={styles.friends}>
            {['Arlo', 'Rosa', 'Levi', 'Sami', 'Tove'].map((name, at) => (
              <Avatar
                key={name}
                name={name}
                seed={name}
                presence={at < 3 ? 'online' : at === 3 ? 'recent' : 'offline'}
                presenceText={at < 3 ? 'online' : at === 3 ? 'seen lately' : 'offline'}
              />
            ))}
          </div>
        </Card>
      </aside>
    </main>
    <nav className={styles.tabs} aria-label="Sections">
      {TABS.map(([name, Icon], at) => (
        <a key={name} href={`#tab${at}`} aria-current={at === 0 ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          {name}
        </a>
      ))}
    </nav>
  </div>
);

const meta = {
  title: 'ui/Kitchen sink',
  component: Lobby,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Lobby>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LobbyLike: Story = {};
