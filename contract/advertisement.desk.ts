import * as z from 'zod/mini';
import { Advertisement } from './advertisement';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { pageOf } from './words';

/** What is advertised, before those who look after it [decision 143]. */
const AdvertisementId = z.string().check(z.minLength(1), z.maxLength(200));

export const AdvertisementKept = z.object({
  _id: z.string(),
  name: z.string(),
  type: Advertisement.shape.content.shape.type,
  placements: z.array(z.string()),
  isEnded: z.boolean(),
  loads: z.int(),
  clicks: z.int(),
});
export type AdvertisementKept = z.infer<typeof AdvertisementKept>;

export const listAdvertisementsKept = staffCall({
  ...reading,
  name: 'listAdvertisementsKept',
  staff: need('advertisements', 'read'),
  path: '/staff/advertisements',
  body: z.object(paged),
  out: pageOf(AdvertisementKept),
  refusals: [],
  says: 'What is and was advertised, how often it was seen and followed',
});

export const endAdvertisementKept = staffCall({
  ...writing,
  name: 'endAdvertisementKept',
  staff: need('advertisements', 'write'),
  path: '/staff/advertisements/end',
  body: z.object({ _id: AdvertisementId, why: Why }),
  refusals: ['not-found'],
  says: 'Take an advertisement from everywhere',
});
