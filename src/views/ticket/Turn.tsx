import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { TicketStatus } from '../../../contract/ticket';
import { useSay } from '../../app/say';
import styles from './Ticket.module.css';
import { statusWords } from './words';

const icons = {
  awaiting_player_reply: MessageCircle,
  awaiting_support_reply: Clock,
  resolved: CircleCheck,
} as const;

/** Whose turn it is, by word and shape [§4 Ticket status]. */
export const Turn = ({ status }: { status: TicketStatus }) => {
  const say = useSay();
  const Icon = icons[status];
  return (
    <span className={styles.turn} data-status={status}>
      <Icon aria-hidden="true" />
      {say(statusWords[status])}
    </span>
  );
};
