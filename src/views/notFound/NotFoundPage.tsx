import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export const NotFoundPage = () => {
  const say = useSay();
  const title = say('Common.There is no such tent');
  return (
    <Page title={title} width="text">
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <EmptyState
        art="tent"
        title={title}
        text={say('Common.The address leads nowhere. The games are this way.')}
        action={
          <ButtonLink href="/" kind="primary">
            {say('Common.To the games')}
          </ButtonLink>
        }
      />
    </Page>
  );
};
