import { isSignedIn } from '../../../machines/auth/session.select';
import { route } from '../../../machines/router/router.select';
import { confirmEmailFaults } from '../../../machines/settings/settings.rules';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Skeleton } from '../../ui/Skeleton';
import { Accepted } from '../form/Accepted';
import { FormSheet } from '../form/FormSheet';
import { type FormActor, useForm } from '../form/useForm';
import { MountedForm } from './SettingsForm';

export const ConfirmEmail = ({ actor }: { actor: FormActor }) => {
  const say = useSay();
  const form = useForm(actor, confirmEmailFaults);
  const signedIn = useView('session', isSignedIn);
  return form.isAccepted ? (
    <Accepted
      title={say('Settings.Your address is confirmed')}
      text={say('Settings.Our mails reach you there from now on.')}
      href="/"
      label={say('Common.To the games')}
    />
  ) : (
    <FormSheet
      title={say('Settings.Confirm your email address')}
      text={say('Settings.Press once, and the address is confirmed.')}
      refusal={form.refusal ?? form.error('link').error}
      submitLabel={say('Settings.Confirm')}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      {...(signedIn && { foot: <a href="/settings">{say('Settings.To the settings')}</a> })}
    >
      {null}
    </FormSheet>
  );
};

/** Where the link leads that proves an e-mail address [§7 B settings/verified]. */
export const VerifiedPage = () => {
  const say = useSay();
  const link = useView('router', (router) => route(router).query.link ?? '');
  return (
    <Page title={say('Settings.Confirm your email address')} width="form">
      <Late fallback={<Skeleton shape="block" />}>
        <MountedForm form="confirmEmail" values={{ link }}>
          {(actor) => <ConfirmEmail actor={actor} />}
        </MountedForm>
      </Late>
    </Page>
  );
};
