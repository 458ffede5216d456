import { renderToString } from 'react-dom/server';
import type { AppActor } from '../../machines/app/app.machine';
import { page } from '../../machines/router/router.select';
import { residentsOf } from './house';
import { Product } from './Product';
import { holdPage } from './pages';

/** The product as it stands, as markup: what `draw` takes over in the browser. */
export const print = async (root: AppActor): Promise<string> => {
  await holdPage(page(residentsOf(root.getSnapshot()).router.getSnapshot()) ?? '');
  return renderToString(<Product root={root} />);
};
