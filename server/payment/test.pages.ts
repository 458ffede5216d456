import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { directionOf } from '../../contract/country.rules';
import { escaped } from '../../contract/markup.rules';
import { isCard } from '../../contract/payment.rules';
import { textOfSlug } from '../../contract/phrase.rules';
import { problem } from '../../contract/problems';
import { minorDigits } from '../../contract/wallet.rules';
import { sendProblem } from '../http/problem';
import { translationsOf } from '../phrase/phrase.translation';
import type { Platform } from '../platform';
import { hearOwnProvider } from './payment.hear';
import type { PaymentProvider } from './payment.provider';
import { type Behaviour, testCardOf, testCards, testChoices } from './test.cards';
import { referenceOf, type TestIntent, type TestProvider } from './test.provider';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-inline-size: 34rem }
.label { padding: .5rem .75rem; border: 2px dashed; font-weight: 700 }
form { display: grid; gap: .75rem; margin-block: 1.25rem }
label { display: grid; gap: .25rem }
input, button { font: inherit; padding: .6rem .75rem; min-block-size: 2.75rem }
table { inline-size: 100%; border-collapse: collapse }
td { padding: .35rem 0; border-block-start: 1px solid; }
[role=alert] { font-weight: 700 }
@media (max-width: 30rem) { td { display: block; border-block-start: 0 } tr { display: block; border-block-start: 1px solid } }
`;

/** Only its own style and its own forms: no script runs where a number is typed. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const behaviours: Readonly<Record<Behaviour, string>> = {
  success: 'Provider.Is paid',
  refusal: 'Provider.Is refused',
  challenge: 'Provider.Asks for a confirmation first',
  silence: 'Provider.Is never answered',
  chargeback: 'Provider.Is paid, and taken back a minute later',
  slow: 'Provider.Is paid; what goes back to it arrives a minute later',
  expiring: 'Provider.Is paid; the card is good until the end of the month',
  unrenewed: 'Provider.Is paid; the next period of a subscription is refused',
  unpayable: 'Provider.Is paid; what goes back to it is refused a minute later',
};

const languageOf = (request: FastifyRequest): string =>
  /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*/.exec(request.headers['accept-language'] ?? '')?.[0] ?? 'en-US';

const sumOf = ({ amount, currency }: TestIntent, language: string): string => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
};

type Say = (slug: string) => string;

const button = (say: Say, name: string, value: string, slug: string): string =>
  `<button name="${name}" value="${value}">${escaped(say(slug))}</button>`;

const cardForm = ({ kind }: TestIntent, say: Say, fault: string | undefined): string => `
<form method="post">
${fault === undefined ? '' : `<p role="alert" id="fault">${escaped(say(fault))}</p>`}
<label>${escaped(say('Provider.Test number'))}
<input name="number" inputmode="numeric" autocomplete="off" required maxlength="30"${fault === undefined ? '' : ' aria-invalid="true" aria-describedby="fault"'}></label>
${button(say, 'do', 'present', 'Provider.Go on')}
${button(say, 'do', 'leave', 'Provider.Back without it').replace('<button', '<button formnovalidate')}
</form>
<h2>${escaped(say('Provider.Test numbers'))}</h2>
<table>${testCards
  .filter((card) => card.kind === kind)
  .map(
    ({ number, behaviour }) =>
      `<tr><td><code dir="ltr">${number.replace(/(.{4})(?=.)/g, '$1 ')}</code></td><td>${escaped(say(behaviours[behaviour]))}</td></tr>`,
  )
  .join('')}</table>`;

const accountForm = ({ kind }: TestIntent, say: Say): string => `
<form method="post"><p>${escaped(say('Provider.What shall become of it?'))}</p>
${testChoices(kind)
  .map((behaviour) => button(say, 'do', behaviour, behaviours[behaviour]))
  .join('\n')}
${button(say, 'do', 'leave', 'Provider.Back without it')}
</form>`;

const challengeForm = (say: Say): string => `
<h2>${escaped(say('Provider.Your bank asks: is this you?'))}</h2>
<form method="post">
${button(say, 'do', 'approve', 'Provider.Yes, go on')}
${button(say, 'do', 'deny', 'Provider.No, refuse it')}
</form>`;

const pageOf = (intent: TestIntent, language: string, fault?: string): string => {
  const texts = translationsOf(language);
  const say: Say = (slug) => texts[slug] ?? textOfSlug(slug);
  const title = `${say('Provider.Test provider')}: ${intent.kind}`;
  const form =
    intent.status === 'challenged'
      ? challengeForm(say)
      : isCard(intent.kind)
        ? cardForm(intent, say, fault)
        : accountForm(intent, say);
  return `<!doctype html><html lang="${escaped(language)}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><p class="label">${escaped(say('Provider.This is a test: no real money moves. Never type a real number here.'))}</p>
<main><h1>${escaped(title)}</h1>
<p>${
    intent.purpose === 'store'
      ? escaped(say('Provider.This is kept for later payments.'))
      : `<strong dir="ltr">${escaped(sumOf(intent, language))}</strong>${
          intent.purpose === 'subscribe'
            ? ` · ${escaped(say('Provider.Charged every 30 days until it is cancelled'))}`
            : ''
        }`
  }</p>
${form}</main></body></html>`;
};

/** Whether the provider is the one whose pages these are. */
export const isTestProvider = (provider: PaymentProvider): provider is TestProvider =>
  provider.isTest;

/** Where a player is sent back to. */
const backs: Readonly<Record<TestIntent['purpose'], string>> = {
  pay: '/wallet',
  store: '/wallet/methods',
  'pay out': '/wallet',
  subscribe: '/wallet/subscription',
};
const backOf = ({ purpose }: TestIntent): string => backs[purpose];

const isBehaviour = (intent: TestIntent, text: string): text is Behaviour =>
  testChoices(intent.kind).some((behaviour) => behaviour === text);

/**
 * The test provider's own pages at `/test-provider/{sealed}`, which stand for a real provider's: a
 * number goes from the browser here and nowhere else, and is forgotten once it is looked up.
 */
export const registerTestPages = (
  app: FastifyInstance,
  platform: Platform,
  provider: TestProvider,
): void => {
  const answer = (reply: FastifyReply, language: string, intent: TestIntent, fault?: string) =>
    reply
      .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(pageOf(intent, language, fault));

  const found = async (request: FastifyRequest): Promise<TestIntent | undefined> => {
    const { sealed } = request.params as { sealed: string };
    const reference = referenceOf(platform.secrets, sealed);
    return reference === undefined ? undefined : provider.intentOf(reference);
  };

  /** What was pressed; a fault where a number is none that is known. */
  const act = async (intent: TestIntent, form: URLSearchParams): Promise<string | undefined> => {
    const wanted = form.get('do') ?? '';
    if (intent.status === 'challenged') {
      if (wanted === 'approve' || wanted === 'deny')
        await provider.answer(intent, wanted === 'approve');
      return undefined;
    }
    if (intent.status !== 'open' || wanted === 'leave') return undefined;
    if (!isCard(intent.kind)) {
      if (isBehaviour(intent, wanted)) await provider.present(intent, wanted, '');
      return undefined;
    }
    const card = testCardOf(intent.kind, form.get('number') ?? '');
    if (card === undefined) return 'Provider.Only these test numbers are taken';
    await provider.present(intent, card.behaviour, card.number);
    return undefined;
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, body),
    );
    scope.get('/test-provider/:sealed', async (request, reply) => {
      const intent = await found(request);
      if (intent === undefined) return sendProblem(reply, problem('not-found'));
      if (intent.status !== 'open' && intent.status !== 'challenged')
        return reply.redirect(backOf(intent), 303);
      return answer(reply, languageOf(request), intent);
    });
    scope.post('/test-provider/:sealed', async (request, reply) => {
      const intent = await found(request);
      if (intent === undefined) return sendProblem(reply, problem('not-found'));
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const fault = await act(intent, form);
      if (fault !== undefined) return answer(reply.status(422), languageOf(request), intent, fault);
      // A player who comes back sees what came of it.
      await hearOwnProvider(platform, intent.reference);
      const after = (await provider.intentOf(intent.reference)) ?? intent;
      const isAsked = intent.status === 'open' && after.status === 'challenged';
      return reply.redirect(isAsked ? request.url : backOf(after), 303);
    });
  });
};
