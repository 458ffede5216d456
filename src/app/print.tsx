import { renderToString } from 'react-dom/server';
import type { AppActor } from '../../machines/app/app.machine';
import { page } from '../../machines/router/router.select';
import { residentsOf } from './house';
import { type Asked, Asking } from './Mounted';
import { Product } from './Product';
import { pages } from './pages';

/** A control may show another one. */
const ROUNDS_MAX = 4;

/**
 * The product as it stands, as markup: what `draw` takes over in the browser, once the controls that
 * it shows are mounted there as well.
 */
export const print = async (root: AppActor): Promise<{ markup: string; mounted: Asked[] }> => {
  const { router, stage } = residentsOf(root.getSnapshot());
  await pages.get(page(router.getSnapshot()) ?? '')?.hold();
  const mounted: Asked[] = [];
  const draw = (): [markup: string, asked: Asked[]] => {
    const asked: Asked[] = [];
    const tree = (
      <Asking value={(each) => asked.push(each)}>
        <Product root={root} />
      </Asking>
    );
    return [renderToString(tree), asked];
  };
  let [markup, asked] = draw();
  for (let round = 1; asked.length > 0 && round < ROUNDS_MAX; round += 1) {
    for (const each of asked) stage.send({ type: 'stage.mount', ...each });
    mounted.push(...asked);
    [markup, asked] = draw();
  }
  return { markup, mounted };
};
