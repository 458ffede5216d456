import type { Noun } from '../noun';
import { mailConsumer, postFor } from './mail.consumer';

export const mailNoun: Noun = {
  consumers: ({ config, look, secrets, store, sql }) => [
    mailConsumer({ config, look, secrets, store, post: postFor(config, sql) }),
  ],
};
