import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PhraseMap } from '../../contract/phrase';
import type { PhraseGroup } from '../../contract/phraseGroup.rules';
import type { AppActor } from '../../machines/app/app.machine';
import { someGroups } from '../../machines/phrase/translations.sample';
import { RootHouse } from '../../src/app/HouseProvider';
import { useSay } from '../../src/app/say';
import { aWorld, type World } from '../machines/support/world';

afterEach(cleanup);

const answer = (world: World, port: 'translations.list' | 'translations.fetch', fact: object) =>
  act(async () => world.asked(port).answer({ language: 'de', ...fact } as never));
const bring = (world: World, group: PhraseGroup, phrases: PhraseMap) =>
  answer(world, 'translations.fetch', { type: 'translations.fetched', group, phrases });
const want = (world: World, group: PhraseGroup) =>
  act(async () =>
    world.resident('translations').send({ type: 'translations.want', groups: [group] }),
  );

/** A German house in which a view has said a word; `drawing` hears whenever it is drawn. */
const saying = async (slug: string) => {
  const world = aWorld({ to: '/nowhere', stored: { languageV2: { code: 'de' } } });
  onTestFinished(() => {
    world.app.stop();
  });
  const drawing = vi.fn();
  const View = () => {
    drawing();
    return <p>{useSay()(slug)}</p>;
  };
  const house = (more?: ReactNode) => (
    <RootHouse root={world.app as AppActor}>
      <View />
      {more}
    </RootHouse>
  );
  const { rerender } = render(house());
  await answer(world, 'translations.list', {
    type: 'translations.listed',
    groups: someGroups(),
  });
  return { world, drawing, join: (more: ReactNode) => rerender(house(more)) };
};

test('words beside what was said draw nothing anew; a word that was said is said anew', async () => {
  const { world, drawing } = await saying('Home.Games');
  await bring(world, 'home', { 'Home.Games': 'Spiele' });
  expect(screen.getByText('Spiele')).toBeDefined();
  drawing.mockClear();
  await want(world, 'translate');
  await bring(world, 'translate', { 'Translate.Words': 'Worte' });
  expect(drawing).not.toHaveBeenCalled();
  await act(async () =>
    world.resident('translations').send({
      type: 'translations.learned',
      language: 'de',
      phrases: { 'Home.Games': 'Alle Spiele' },
    }),
  );
  expect(screen.getByText('Alle Spiele')).toBeDefined();
});

test('who comes later says the words that have come meanwhile', async () => {
  const { world, join } = await saying('Home.Games');
  await bring(world, 'home', { 'Home.Games': 'Spiele' });
  await want(world, 'translate');
  await bring(world, 'translate', { 'Translate.Words': 'Worte' });
  const Later = () => <p>{useSay()('Translate.Words')}</p>;
  join(<Later />);
  expect(screen.getByText('Worte')).toBeDefined();
});

test('a word whose group is not here asks for it, and is reported once it came without', async () => {
  const { world } = await saying('Translate.Nobody wrote this');
  const asked = () =>
    world.questions
      .filter(({ port }) => port === 'translations.fetch')
      .flatMap(({ input }) => (input as { groups: { group: string }[] }).groups)
      .map(({ group }) => group);
  await bring(world, 'home', { 'Home.Games': 'Spiele' });
  expect(asked()).toContain('translate');
  const reported = () => world.resident('phrases').getSnapshot().context.waiting;
  expect(reported()).toEqual([]);
  await bring(world, 'translate', { 'Translate.Words': 'Worte' });
  expect(reported()).toEqual(['Translate.Nobody wrote this']);
});
