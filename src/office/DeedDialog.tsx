import { useSelector } from '@xstate/react';
import KeyRound from 'lucide-react/icons/key-round';
import { answerTicketDue } from '../../contract/ticket.desk';
import type { DeskActor, DeskContext } from '../../machines/office/desk.machine';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/TextField';
import { DeedFields } from './DeedFields';
import type { Deed } from './look';
import { deeds, looks } from './looks';
import styles from './Office.module.css';
import { sayProblem } from './problem';
import { say } from './say';
import { Typists } from './Typists';

/** Why, and whatever else the deed needs. */
const Asking = ({ desk, look }: { desk: DeskActor; look: Deed<never> | undefined }) => {
  const values = useSelector(desk, ({ context }) => context.values);
  const item = useSelector(desk, ({ context }) => context.item);
  const id = useSelector(desk, ({ context }) => context.deed?.id ?? '');
  const fields = look?.fields ?? [];
  if (fields.length === 0) return <p>{say('Do this now? The audit keeps that it was you.')}</p>;
  const change = (field: string, value: string) => desk.send({ type: 'desk.change', field, value });
  return (
    <>
      <DeedFields fields={fields} item={item} values={values} change={change} />
      {look?.name === answerTicketDue.name && (
        <Typists desk={desk} who={String(item?.['who'] ?? '')} />
      )}
      {look?.sample !== undefined && (
        <look.sample id={id} values={values} take={change} desk={desk} />
      )}
    </>
  );
};

/** The second factor again, in place: what was typed for the deed stays. */
const Proving = ({ desk }: { desk: DeskActor }) => {
  const code = useSelector(desk, ({ context }) => context.code);
  const isBusy = useSelector(desk, (snapshot) => snapshot.matches({ deed: 'checking' }));
  return (
    <>
      <p>{say('This is dangerous: prove your second factor again.')}</p>
      <TextField
        label={say('Code')}
        hint={say('Six digits of your app, or a recovery code')}
        name="code"
        type="tel"
        autoComplete="one-time-code"
        value={code}
        onChange={(typed) => desk.send({ type: 'desk.code', code: typed })}
      />
      <Button
        icon={<KeyRound />}
        disabled={isBusy}
        onClick={() => desk.send({ type: 'desk.prove', by: 'passkey' })}
      >
        {say('Use a passkey')}
      </Button>
    </>
  );
};

/** What it is done to, as its desk calls it; undefined of what is done at the desk itself. */
const subjectOf = ({ at, rows, item, deed }: DeskContext): string | undefined => {
  const row = [...rows, ...(item === undefined ? [] : [item])].find(({ _id }) => _id === deed?.id);
  const name: unknown = row && looks[at.desk].name(row);
  return typeof name === 'string' ? name : undefined;
};

/** Asks before something is done: why, and for a fresh second factor; says what came of it. */
export const DeedDialog = ({ desk }: { desk: DeskActor }) => {
  const snapshot = useSelector(desk, (all) => all);
  const { deed, values, problem } = snapshot.context;
  const isProving = snapshot.matches({ deed: 'proving' }) || snapshot.matches({ deed: 'checking' });
  const isBusy = snapshot.matches({ deed: 'doing' }) || snapshot.matches({ deed: 'checking' });
  // Two deeds of one name differ in what they ask for.
  const known = deeds.filter(({ name }) => name === deed?.name);
  const look = known.find(({ fields }) => fields.every(({ name }) => name in values)) ?? known[0];
  const subject = subjectOf(snapshot.context);
  const isCut =
    snapshot.matches({ deed: { asking: 'cut' } }) || snapshot.matches({ deed: { proving: 'cut' } });
  const send = () =>
    desk.send(isProving ? { type: 'desk.prove', by: 'code' } : { type: 'desk.do' });
  const cancel = () => desk.send({ type: 'desk.cancel' });
  return (
    <Dialog
      open={isProving || isBusy || snapshot.matches({ deed: 'asking' })}
      title={say(look?.label ?? '')}
      size="mid"
      closeLabel={say('Close')}
      onClose={cancel}
      footer={
        <div className={styles.dialogFoot}>
          <Button onClick={cancel}>{say('Cancel')}</Button>
          <Button kind={look?.tone ?? 'primary'} busy={isBusy} onClick={send}>
            {say(look?.label ?? '')}
          </Button>
        </div>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {subject !== undefined && <p className={styles.subject}>{subject}</p>}
        {isProving ? <Proving desk={desk} /> : <Asking desk={desk} look={look} />}
        <div role="alert" className={styles.fault}>
          {isCut && say('The platform could not be reached')}
          {!isCut && problem !== undefined && sayProblem(problem, look?.fields)}
        </div>
      </form>
    </Dialog>
  );
};
