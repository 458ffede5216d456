import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { anAchievement } from '../../contract/make/achievement';
import { anActivity } from '../../contract/make/activity';
import { aMission } from '../../contract/make/mission';
import { aTournament } from '../../contract/make/tournament';
import { aWinner } from '../../contract/make/winner';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { wordsOf } from '../../src/views/achievement/words';
import { ActivityRow } from '../../src/views/activity/ActivityRow';
import { useGameName } from '../../src/views/game/gameName';
import { placeOf, taskOf } from '../../src/views/mission/words';
import { Games } from '../../src/views/tournament/TournamentTerms';
import { WinnerRows } from '../../src/views/winner/WinnerRows';
import { aWorld } from '../machines/support/world';

afterEach(cleanup);

const game = {
  _id: 'game_lantern-run',
  name: [
    { lang: 'en', value: 'Lantern Run' },
    { lang: 'ar', value: 'سباق الفوانيس' },
  ],
  defaultName: 'Lantern Run',
  defaultIcon: '/assets/games/lantern-run.svg',
  urlFriendlyName: 'lantern-run',
  art: 'lanterns',
};

/** What is read in Arabic; phrases stand for themselves. */
const read = (view: ReactNode): string => {
  const { app } = aWorld({ stored: { languageV2: { code: 'ar' }, translatesV2: { ar: {} } } });
  const { container } = render(<RootHouse root={app as AppActor}>{view}</RootHouse>);
  return container.textContent ?? '';
};

const said = (slug: string, values: object = {}): string =>
  [slug, ...Object.values(values)].join(' ');

const Words = ({ of }: { of: (name: ReturnType<typeof useGameName>) => string }) =>
  of(useGameName());

const step = { game, goal: 3, progress: 0, completed: false, claimed: false };
const mission = aMission({ name: 'visit', game });

const places: Readonly<Record<string, ReactNode>> = {
  'a winner': <WinnerRows winners={[aWinner({ game })]} says="Home.won" />,
  'a tournament': <Games tournament={aTournament({ subject: [{ game }] })} />,
  'an activity': <ActivityRow activity={anActivity({ type: 'won', game })} />,
  'an achievement': (
    <Words of={(name) => wordsOf(anAchievement({ steps: [step] }), said, name).text} />
  ),
  'a mission': <Words of={(name) => taskOf(mission, said, name)} />,
  'the way to a mission': <Words of={(name) => placeOf(mission, said, name).label} />,
};

test.each(Object.entries(places))('%s calls a game as its reader does', (_, view) => {
  const text = read(view);
  expect(text).toContain('سباق الفوانيس');
  expect(text).not.toContain('Lantern Run');
});
