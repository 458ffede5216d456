import type { Noun } from '../noun';
import { mailConsumer, postFor } from './mail.consumer';

export const mailNoun: Noun = {
  consumers: ({ config, secrets, store, sql }) => [
    mailConsumer({ config, secrets, store, post: postFor(config, sql) }),
  ],
};
