import { type VoteStep, voteLifecycle } from '../../contract/lifecycles';
import { expect, Visitor } from '../../tests/e2e/support/fair';
import { walkLifecycle } from './lifecycle';

const GAME = '/games/ferris-fortune';
const thumbs = { up: 'Helpful', down: 'Not helpful' } as const;

walkLifecycle('vote', {
  lifecycle: voteLifecycle,
  begins: 'none',
  async begin({ page, visitor, elsewhere }) {
    const author = new Visitor(elsewhere.page, visitor.server);
    await Promise.all([visitor.arrive(), author.arrive()]);
    const text = `Round and round with ${author.username}`;
    const { _id } = await author.ask<{ _id: string }>('POST', `${GAME}/reviews`, {
      stars: 5,
      text,
    });
    await visitor.visit(GAME);
    const item = page.getByRole('listitem').filter({ hasText: text });
    const thumb = (vote: VoteStep, count: number) =>
      item.getByRole('button', {
        name: `${vote === 'down' ? thumbs.down : thumbs.up}, ${count}`,
        exact: true,
      });
    return {
      async take({ from, command, to }) {
        // Whoever presses a thumb twice takes the vote back: what changes nothing is another tab's.
        if (from === to) {
          const vote = command === 'take back' ? {} : { vote: command };
          await visitor.ask('POST', `${GAME}/reviews/vote`, { reviewId: _id, ...vote });
          return visitor.visit(GAME);
        }
        return thumb(to === 'none' ? from : to, to === 'none' ? 1 : 0).click();
      },
      async see(state) {
        for (const vote of ['up', 'down'] as const) {
          const isMine = state === vote;
          const mine = thumb(vote, isMine ? 1 : 0);
          await expect(mine).toHaveAttribute('aria-pressed', String(isMine));
          await expect(mine).toHaveAttribute('aria-busy', 'false');
          await expect(mine).toBeEnabled();
        }
      },
    };
  },
});
