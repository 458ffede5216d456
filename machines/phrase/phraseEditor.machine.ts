import { type ActorRefFrom, assign, setup } from 'xstate';
import { PHRASE_UPDATE_DEBOUNCE_MS } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import type { Suggestion, Wording, WordingStudy } from '../../contract/suggestion';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { flawIn, withTold } from './phraseEditor.rules';
import { type PhraseEditorEvent, phraseEditorPorts, type Sent } from './phraseEditor.words';

export interface PhraseEditorContext extends WordingStudy {
  language: string;
  wording: Wording;
  /** What stands in the same place, and its plural forms. */
  beside: Wording[];
  draft: string;
  /** Which one is voted for. */
  vote: string;
  /** What is on its way, or waits for it. */
  sent: Sent;
  /** Why a vote, or words, were refused. */
  problem: Problem | undefined;
}

const nothing: Wording = { slug: '', source: '', text: '', state: 'missing' };
const unknown: WordingStudy = {
  suggestions: [],
  history: [],
  terms: [],
  sights: [],
  lock: undefined,
};

/** A phrase in place: its words, what others suggest, and one's own [§2, §7 C]. */
export const phraseEditorMachine = setup({
  types: {} as {
    context: PhraseEditorContext;
    events: PhraseEditorEvent;
    input: { language: string };
    tags: Look;
    meta: Meaning;
  },
  actors: phraseEditorPorts,
  delays: { PHRASE_UPDATE_DEBOUNCE_MS },
  guards: {
    isFit: ({ context }) =>
      context.lock === undefined && flawIn(context.wording, context.draft) === undefined,
    isSaid: ({ context }, params: { slug: string }) => params.slug === context.wording.slug,
    /** Of words that are locked a vote can only be taken back. */
    mayVote: ({ context: { suggestions, lock } }, params: { id: string }) =>
      suggestions.some(
        ({ _id, mine, voted }) => _id === params.id && !mine && (lock === undefined || voted),
      ),
    isOf: (_, params: { port: string; asked: string }) => params.port === params.asked,
    isKept: (_, params: { port: string; kept?: string }) =>
      params.port === 'phraseEditor.save' && params.kept !== undefined,
  },
  actions: {
    keepLanguage: assign((_, params: { language: string }) => ({ language: params.language })),
    keepWording: assign((_, params: { wording: Wording; beside: Wording[] }) => ({
      wording: params.wording,
      beside: params.beside,
      draft: '',
      ...unknown,
      problem: undefined,
    })),
    keepDraft: assign({
      draft: (_, params: { text: string }) => params.text,
      problem: undefined,
    }),
    keepStudy: assign((_, { suggestions, history, terms, sights, lock }: WordingStudy) => ({
      suggestions,
      history,
      terms,
      sights,
      lock,
    })),
    keepTold: assign({
      suggestions: ({ context }, params: { suggestion: Suggestion }) =>
        params.suggestion.slug === context.wording.slug
          ? withTold(context.suggestions, params.suggestion)
          : context.suggestions,
    }),
    keepVote: assign({ vote: (_, params: { id: string }) => params.id, problem: undefined }),
    keepSent: assign({
      sent: ({ context }) => ({
        lang: context.language,
        slug: context.wording.slug,
        translate: context.draft.trim(),
      }),
      problem: undefined,
    }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    preview: tell('translating', ({ context: { wording, draft } }) => ({
      type: 'translating.preview',
      slug: wording.slug,
      text: flawIn(wording, draft) === undefined ? draft.trim() : undefined,
    })),
    dropPreview: tell('translating', ({ context }) => ({
      type: 'translating.preview',
      slug: context.wording.slug,
      text: undefined,
    })),
    tellSuggested: publish(({ context: { sent } }) => ({
      type: 'wording.suggested',
      language: sent.lang,
      slug: sent.slug,
    })),
  },
}).createMachine({
  id: 'phraseEditor',
  context: ({ input }) => ({
    ...input,
    wording: nothing,
    beside: [],
    draft: '',
    ...unknown,
    vote: '',
    sent: { lang: '', slug: '', translate: '' },
    problem: undefined,
  }),
  type: 'parallel',
  states: {
    desk: {
      meta: { says: 'The phrase that is worked on', spec: '§2 Phrase editing' },
      initial: 'closed',
      on: {
        'phraseEditor.open': {
          target: '.open',
          actions: ['dropPreview', { type: 'keepWording', params: ({ event }) => event }],
        },
        'locale.languageChanged': {
          target: '.closed',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
      states: {
        closed: { meta: { says: 'No phrase is open', spec: '§2 Phrase editing' } },
        open: {
          meta: { says: 'A phrase is open', spec: '§2 Phrase editing' },
          initial: 'loading',
          exit: 'dropPreview',
          on: {
            'phraseEditor.close': 'closed',
            'phraseEditor.write': {
              actions: [{ type: 'keepDraft', params: ({ event }) => event }, 'preview'],
            },
          },
          states: {
            loading: {
              tags: ['busy'],
              meta: { says: 'Asks what others suggest, and what was decided', spec: '§7 C' },
              invoke: {
                id: 'load',
                src: 'phraseEditor.load',
                input: ({ context }) => ({
                  language: context.language,
                  slug: context.wording.slug,
                }),
              },
              on: {
                'phraseEditor.loaded': {
                  guard: { type: 'isSaid', params: ({ event }) => event },
                  target: 'shown',
                  actions: { type: 'keepStudy', params: ({ event }) => event },
                },
                'port.failed': {
                  guard: {
                    type: 'isOf',
                    params: ({ event }) => ({ ...event, asked: 'phraseEditor.load' }),
                  },
                  target: 'failed',
                },
              },
            },
            shown: {
              meta: { says: 'Suggestions can be voted for', spec: '§7 C translate/upvote' },
              on: {
                'phraseEditor.vote': {
                  guard: { type: 'mayVote', params: ({ event }) => event },
                  target: 'voting',
                  actions: { type: 'keepVote', params: ({ event }) => event },
                },
              },
            },
            voting: {
              tags: ['busy'],
              meta: { says: 'A vote is given or taken back', spec: '§7 C translate/upvote' },
              invoke: {
                id: 'vote',
                src: 'phraseEditor.vote',
                input: ({ context }) => ({ id: context.vote }),
              },
              on: {
                'phraseEditor.voted': {
                  target: 'shown',
                  actions: { type: 'keepTold', params: ({ event }) => event },
                },
                'phraseEditor.unvoted': {
                  target: 'shown',
                  actions: { type: 'keepProblem', params: ({ event }) => event },
                },
                'port.failed': {
                  guard: {
                    type: 'isOf',
                    params: ({ event }) => ({ ...event, asked: 'phraseEditor.vote' }),
                  },
                  target: 'failed',
                },
              },
            },
            failed: {
              tags: ['failed'],
              meta: { says: 'They could not be asked for; one may write on', spec: '§7 C' },
              on: { 'phraseEditor.retry': 'loading', 'connection.found': 'loading' },
            },
          },
        },
      },
    },
    saving: {
      meta: { says: 'Words of one’s own on their way', spec: '§7 C translate/update' },
      initial: 'idle',
      states: {
        idle: {
          meta: { says: 'Nothing is on its way', spec: '§7 C translate/update' },
          initial: 'fresh',
          on: {
            'phraseEditor.suggest': { guard: 'isFit', target: 'waiting', actions: 'keepSent' },
            'phraseEditor.open': '.fresh',
            'phraseEditor.write': '.fresh',
          },
          states: {
            fresh: { meta: { says: 'Nothing was sent of what is written', spec: '§9' } },
            saved: { meta: { says: 'The words are suggested', spec: '§7 C translate/update' } },
            kept: {
              tags: ['offline'],
              meta: { says: 'The outbox holds them until there is a line', spec: 'decision 68' },
            },
            refused: {
              tags: ['failed'],
              meta: { says: 'They were refused, and it is said why', spec: 'decision 36' },
            },
            unreached: {
              tags: ['failed'],
              meta: { says: 'They did not reach the platform', spec: '§8' },
            },
          },
        },
        waiting: {
          tags: ['optimistic'],
          meta: { says: 'Sent in two seconds, unless they are taken back', spec: '§9 Translation' },
          on: {
            'phraseEditor.hold': 'idle',
            'phraseEditor.suggest': {
              guard: 'isFit',
              target: 'waiting',
              reenter: true,
              actions: 'keepSent',
            },
            // Who goes on has said what they mean: it is sent for the phrase that it was written for.
            'phraseEditor.open': 'sending',
            'phraseEditor.close': 'sending',
            'locale.languageChanged': 'sending',
          },
          after: { PHRASE_UPDATE_DEBOUNCE_MS: 'sending' },
        },
        sending: {
          tags: ['busy'],
          meta: { says: 'The platform is asked', spec: '§7 C translate/update' },
          invoke: {
            id: 'save',
            src: 'phraseEditor.save',
            input: ({ context }) => context.sent,
          },
          on: {
            'phraseEditor.saved': {
              target: 'idle.saved',
              actions: [{ type: 'keepTold', params: ({ event }) => event }, 'tellSuggested'],
            },
            'phraseEditor.refused': {
              target: 'idle.refused',
              actions: { type: 'keepProblem', params: ({ event }) => event },
            },
            'port.failed': [
              {
                guard: { type: 'isKept', params: ({ event }) => event },
                target: 'idle.kept',
                actions: 'tellSuggested',
              },
              {
                guard: {
                  type: 'isOf',
                  params: ({ event }) => ({ ...event, asked: 'phraseEditor.save' }),
                },
                target: 'idle.unreached',
              },
            ],
          },
        },
      },
    },
  },
});

export type PhraseEditorActor = ActorRefFrom<typeof phraseEditorMachine>;
