import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface AcceptedProps {
  title: string;
  text: string;
  href: string;
  label: string;
}

/** A form that has served: what happens now, and where to go. */
export const Accepted = ({ title, text, href, label }: AcceptedProps) => (
  <Card>
    <div role="status">
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <EmptyState
        art="ticket"
        title={title}
        text={text}
        action={
          <ButtonLink href={href} kind="primary">
            {label}
          </ButtonLink>
        }
      />
    </div>
  </Card>
);
