import { WornLook } from '../../contract/branding';
import type { RoomHeard } from '../socket/socket.words';

/** The look that a room tells of; undefined where it tells of something else. */
export const lookIn = ({ name, body }: Pick<RoomHeard, 'name' | 'body'>): WornLook | undefined => {
  if (name !== 'look') return undefined;
  try {
    return WornLook.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};
