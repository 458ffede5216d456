import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Merge from 'lucide-react/icons/merge';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { TicketSummary } from '../../../contract/ticket';
import { useSay } from '../../app/say';
import styles from './Ticket.module.css';
import { MERGED, statusWords } from './words';

const icons = {
  awaiting_player_reply: MessageCircle,
  awaiting_support_reply: Clock,
  resolved: CircleCheck,
} as const;

/** Whose turn it is, or that it goes on elsewhere, by word and shape [§4 Ticket status]. */
export const Turn = ({ ticket }: { ticket: Pick<TicketSummary, 'status' | 'mergedInto'> }) => {
  const say = useSay();
  const { status, mergedInto } = ticket;
  const Icon = mergedInto === undefined ? icons[status] : Merge;
  return (
    <span className={styles.turn} data-status={status}>
      <Icon aria-hidden="true" />
      {say(mergedInto === undefined ? statusWords[status] : MERGED)}
    </span>
  );
};
