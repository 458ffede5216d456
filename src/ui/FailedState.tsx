import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from './Button';
import { Notice } from './Notice';

export interface FailedStateProps {
  title: string;
  text?: string;
  retryLabel: string;
  retrying?: boolean;
  onRetry: () => void;
}

export const FailedState = ({ title, text, retryLabel, retrying, onRetry }: FailedStateProps) => (
  <Notice
    art="balloon"
    role="alert"
    title={title}
    text={text}
    action={
      <Button kind="primary" icon={<RotateCw />} busy={retrying ?? false} onClick={onRetry}>
        {retryLabel}
      </Button>
    }
  />
);
