import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { SocialProvider } from '../../domain/config/socials.ts'
import { timeouts } from '../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { networkFirst, requiredNetwork } from './connect.context.ts'
import type {
  ConnectContext,
  ConnectEmitted,
  ConnectEvent,
  ConnectInput,
  PopupRequest,
  SocialEvent,
  WaitingLogin,
} from './connect.types.ts'

const popupStates = {
  pickSocial: 'none',
  'popup.opened': 'open',
  'popup.blocked': 'blocked',
} as const
const eventOf = <Event>({ event }: { event: Event }) => event
const socialEvent = ({ event }: { event: SocialEvent }) => event

/** Opens the view of a social login. */
const pickLogin = {
  guard: { type: 'isOffered' as const, params: socialEvent },
  actions: [
    { type: 'setSocial' as const, params: socialEvent },
    { type: 'emitSocialPicked' as const, params: socialEvent },
  ],
}

const base = setup({
  types: {} as {
    context: ConnectContext
    events: ConnectEvent
    emitted: ConnectEmitted
    input: ConnectInput
  },
  guards: {
    hasNoMethod: ({ context }) => context.methods.length === 0,
    shouldConsent: ({ context }) => context.legal,
    isConsentGiven: ({ event }) => event.type === 'consent.changed' && event.consent === 'given',
    hasLostConsent: ({ context, event }) =>
      context.legal && event.type === 'consent.changed' && event.consent === 'missing',
    isEager: ({ context }) => context.eager,
    offersEmail: ({ context }) => context.methods.includes('email'),
    isOffered: ({ context }, { provider }: { provider: SocialProvider }) =>
      context.socials.includes(provider),
    emailNeedsNetwork: ({ context }) =>
      context.methods.includes('email') && networkFirst(context) !== null,
    socialNeedsNetwork: ({ context }, { provider }: { provider: SocialProvider }) =>
      context.socials.includes(provider) && networkFirst(context) !== null,
    /** Farcaster shows a QR code, and Telegram leaves the page. */
    hasPopup: ({ context }, { provider }: { provider: SocialProvider }) =>
      context.popups && provider !== 'farcaster' && context.socials.includes(provider),
  },
  delays: { firstUriTimeout: timeouts.firstUriTimeout },
  actors: {
    preparePairing: fromPromise<void>(notProvided),
    openPopups: fromCallback<PopupRequest>(notProvidedListener),
  },
  actions: {
    setPicked: assign(({ event }) =>
      event.type === 'pick' ? { picked: event.pick, login: null, waiting: null } : {},
    ),
    setEmail: assign((_, { email }: { email: string }) => ({
      picked: null,
      login: { type: 'email' as const, email },
      waiting: null,
    })),
    setSocial: assign((_, { type, provider }: SocialEvent) => ({
      picked: null,
      login: { type: 'social' as const, provider, popup: popupStates[type] },
      waiting: null,
    })),
    setNetwork: assign(({ event }) =>
      event.type === 'network.changed' ? { network: event.caipNetworkId } : {},
    ),
    setWaiting: assign((_, waiting: WaitingLogin) => ({ picked: null, login: null, waiting })),
    emitNetworkRequested: emit(({ context }) => ({
      type: 'network.requested' as const,
      caipNetworkId: requiredNetwork(context),
    })),
    openPopup: sendTo(
      'openPopups',
      (_, { provider }: { provider: SocialProvider }): PopupRequest => ({
        type: 'popup.open',
        provider,
      }),
    ),
    emitConsentGiven: emit({ type: 'consent.given' as const }),
    emitConsentWithdrawn: emit({ type: 'consent.withdrawn' as const }),
    emitEmailSelected: emit({ type: 'email.selected' as const }),
    emitEmailSubmitted: emit((_, { email }: { email: string }) => ({
      type: 'email.submitted' as const,
      email,
    })),
    emitSocialPicked: emit((_, { type, provider }: SocialEvent) => ({
      type: 'social.picked' as const,
      provider,
      blocked: type === 'popup.blocked',
    })),
    emitSocialsRequested: emit({ type: 'socials.requested' as const }),
    emitWalletListRequested: emit({ type: 'walletList.requested' as const }),
    emitWalletsRequested: emit({ type: 'wallets.requested' as const }),
    emitPicked: emit(({ context }) => ({
      type: 'wallet.picked' as const,
      pick: context.picked ?? { type: 'scan' },
      remote: context.remote,
    })),
    emitAllRequested: emit({ type: 'all.requested' as const }),
    emitGuideRequested: emit({ type: 'guide.requested' as const }),
  },
})

/**
 * Chooses a wallet or a login with the embedded wallet. If the page requires consent, neither can be
 * picked and no request is sent until the visitor ticks the legal checkbox. The kit has one consent,
 * which every checkbox shows: it ends when a new checkbox appears, one of them is unticked, or the
 * visitor leaves Connect in the modal.
 */
export const connectMachine = base.createMachine({
  id: 'connect',
  description: 'Chooses a wallet.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, picked: null, login: null, waiting: null }),
  initial: 'routing',
  on: { 'network.changed': { actions: 'setNetwork' } },
  states: {
    routing: {
      description: 'Does the page offer a way to connect? Does it require consent?',
      always: [
        { guard: 'hasNoMethod', target: 'unavailable' },
        { guard: 'shouldConsent', target: 'consenting', actions: 'emitConsentWithdrawn' },
        { target: 'choosing' },
      ],
    },
    unavailable: { description: 'The page offers no way to connect.' },
    consenting: {
      description: 'The terms are not accepted yet.',
      on: {
        accept: { target: 'choosing', actions: 'emitConsentGiven' },
        'consent.changed': { guard: 'isConsentGiven', target: 'choosing' },
        showGuide: { actions: 'emitGuideRequested' },
      },
    },
    choosing: {
      description: 'The visitor picks a wallet or a login.',
      entry: 'emitWalletsRequested',
      invoke: { id: 'openPopups', src: 'openPopups' },
      on: {
        pick: { actions: ['setPicked', 'emitPicked'] },
        selectEmail: { actions: 'emitEmailSelected' },
        submitEmail: [
          {
            guard: 'emailNeedsNetwork',
            actions: [
              { type: 'setWaiting', params: ({ event: { email } }) => ({ type: 'email', email }) },
              'emitNetworkRequested',
            ],
          },
          {
            guard: 'offersEmail',
            actions: [
              { type: 'setEmail', params: eventOf },
              { type: 'emitEmailSubmitted', params: eventOf },
            ],
          },
        ],
        pickSocial: [
          {
            guard: { type: 'socialNeedsNetwork', params: eventOf },
            actions: [
              {
                type: 'setWaiting',
                params: ({ event: { provider } }) => ({ type: 'social', provider }),
              },
              'emitNetworkRequested',
            ],
          },
          {
            guard: { type: 'hasPopup', params: eventOf },
            actions: { type: 'openPopup', params: eventOf },
          },
          pickLogin,
        ],
        'popup.opened': pickLogin,
        'popup.blocked': pickLogin,
        showSocials: { actions: 'emitSocialsRequested' },
        showWallets: { actions: 'emitWalletListRequested' },
        showAll: { actions: 'emitAllRequested' },
        showGuide: { actions: 'emitGuideRequested' },
        withdraw: {
          guard: 'shouldConsent',
          target: 'consenting',
          actions: 'emitConsentWithdrawn',
        },
        'consent.changed': { guard: 'hasLostConsent', target: 'consenting' },
      },
      initial: 'routing',
      states: {
        routing: {
          description: 'Must a tap open an app at once, so that the URI is needed before the tap?',
          always: [{ guard: 'isEager', target: 'preparing' }, { target: 'ready' }],
        },
        preparing: {
          description:
            'Creates the URI of the link that a tap will open. Picking does not wait for it.',
          invoke: {
            id: 'preparePairing',
            src: 'preparePairing',
            onDone: 'ready',
            onError: 'ready',
          },
          after: { firstUriTimeout: 'ready' },
        },
        ready: { description: 'No URI is being created.' },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
