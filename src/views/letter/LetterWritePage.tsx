import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { LETTER_IMAGES_MAX, LETTER_TEXT_MAX } from '../../../contract/limits';
import type { LetterWriteActor } from '../../../machines/letter/letterWrite.machine';
import { letterWriteFaults } from '../../../machines/letter/letterWrite.rules';
import { draftOf } from '../../../machines/outbox/outbox.select';
import { route } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { TextArea } from '../../ui/TextArea';
import { useForm } from '../form/useForm';
import { FriendChoice } from '../gift/FriendChoice';
import { EmojiPicker } from './EmojiPicker';
import styles from './LetterWrite.module.css';
import { PictureChoice } from './PictureChoice';

const ROWS = 10;

/** What the server refused the letter for; a picture of it may be what is not there any more. */
const useRefusal = (actor: LetterWriteActor, refusal: string | undefined): string | undefined => {
  const say = useSay();
  const isGone = useSelector(
    actor,
    ({ context }) => context.problem?.code === 'not-found' && !context.values['pictures'],
  );
  return isGone ? say('People.Player not available') : refusal;
};

interface LetterWriteFormProps {
  actor: LetterWriteActor;
  /** Whom it is for, where that is settled. */
  to: string | undefined;
}

export const LetterWriteForm = ({ actor, to }: LetterWriteFormProps) => {
  const say = useSay();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useForm(actor, letterWriteFaults, {
    letterText: { max: LETTER_TEXT_MAX },
    pictures: { max: LETTER_IMAGES_MAX },
  });
  const refusal = useRefusal(actor, form.refusal);
  if (form.isAccepted)
    return (
      <div className={styles.done} role="status">
        <p className={styles.sent}>
          {say(
            form.isKept
              ? 'Letters.Your letter waits for a connection and is sent then.'
              : 'Letters.Your letter is on its way.',
          )}
        </p>
        <ButtonLink href="/letters/sent" kind="primary">
          {say('Letters.To the letters')}
        </ButtonLink>
        <Button onClick={() => actor.send({ type: 'form.again' })}>
          {say('Letters.Another letter')}
        </Button>
      </div>
    );
  const recipient = form.value('recipient');
  const text = form.value('letterText');
  const { error } = form.error('pictures');
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {to !== undefined && recipient !== '' ? (
        <p className={styles.to}>{say('Letters.To {name}', { name: to })}</p>
      ) : (
        <FriendChoice
          one
          chosen={recipient === '' ? [] : [recipient]}
          values={{ friends: recipient }}
          // A letter is for one: who is chosen last.
          onChange={(chosen) => form.change('recipient')(chosen.split(',').at(-1) ?? '')}
          error={form.error('recipient').error}
        />
      )}
      <TextArea
        ref={area}
        name="letterText"
        label={say('Letters.Your letter')}
        rows={ROWS}
        maxLength={LETTER_TEXT_MAX}
        value={text}
        onChange={form.change('letterText')}
        hint={say('Letters.{length} of {max} signs', {
          length: String(text.length),
          max: String(LETTER_TEXT_MAX),
        })}
        {...form.error('letterText')}
      />
      <div className={styles.tools}>
        <EmojiPicker at="emoji letterWrite" text={area} />
        <PictureChoice value={form.value('pictures')} onChange={form.change('pictures')} />
      </div>
      <div role="alert">
        {error !== undefined && <p className={styles.trouble}>{error}</p>}
        {refusal !== undefined && <p className={styles.trouble}>{refusal}</p>}
      </div>
      <div>
        <Button type="submit" kind="primary" size="big" busy={form.isBusy}>
          {say('Letters.Send the letter')}
        </Button>
      </div>
    </form>
  );
};

/** An empty sheet, or one that was written on before and not sent. */
const Sheet = () => {
  const recipient = useView('router', (router) => route(router).query['to'] ?? '');
  const to = useView('router', (router) => route(router).query['name']);
  const unsent = useView('router', (router) => route(router).query['draft'] ?? '');
  const draft = useView(
    'outbox',
    (all) => draftOf(all, unsent),
    (one, other) => one?.unsent === other?.unsent,
  );
  const blank = { letterText: '', pictures: '', unsent: '' };
  return (
    <Mounted
      // Not by the draft itself: that is gone as soon as the letter is sent.
      key={unsent}
      at={unsent === '' ? 'letterWrite' : `letterWrite ${unsent}`}
      control="letterWrite"
      input={{ recipient, ...blank, ...draft }}
    >
      {(actor) => <LetterWriteForm actor={actor} to={to} />}
    </Mounted>
  );
};

/** A letter to a friend, or to whom the address names [§1 letters]. */
export const LetterWritePage = () => {
  const say = useSay();
  return (
    <Page title={say('Letters.Write a letter')} width="text">
      <div className={styles.page}>
        <h1>{say('Letters.Write a letter')}</h1>
        <Card as="section">
          <Late fallback={<Skeleton shape="block" />}>
            <Sheet />
          </Late>
        </Card>
      </div>
    </Page>
  );
};
