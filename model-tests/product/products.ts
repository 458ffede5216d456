import { giftProduct } from './gift.product';
import { hubProduct } from './hub.product';
import { sessionProduct } from './session.product';

/** The machines whose charts are driven on the running product, by name. */
export const products = { gift: giftProduct, hub: hubProduct, session: sessionProduct };
