import { fromCallback, fromPromise, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { Wallet } from '../../../domain/wallet/wallet.ts'
import { notProvided, notProvidedListener } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as actions from './remote.actions.ts'
import {
  findInput,
  grantsInput,
  inAppLinkInput,
  initialContext,
  openInput,
  pairInput,
} from './remote.context.ts'
import * as guards from './remote.guards.ts'
import type * as T from './remote.types.ts'

const base = setup({
  types: {} as {
    context: T.RemoteContext
    events: T.RemoteEvent
    emitted: T.RemoteEmitted
    input: T.RemoteInput
    output: T.RemoteOutput
  },
  guards,
  delays: {
    apiTimeout: timeouts.apiTimeout,
    signOutTimeout: timeouts.signOutTimeout,
    firstUriTimeout: timeouts.firstUriTimeout,
    linkUnresponsive: timeouts.linkUnresponsive,
    successShown: timeouts.successShown,
  },
  actors: {
    findWallet: fromPromise<Wallet, { walletId: string }>(notProvided),
    disconnectWallet: fromPromise<void, unknown>(notProvided),
    resolveInAppLink: fromPromise<string | null, T.InAppLinkRequest>(notProvided),
    readGrants: fromPromise<readonly Connection[], { name: string }>(notProvided),
    pair: fromCallback<T.RemoteEvent, T.PairRequest>(notProvidedListener),
    watchSession: fromCallback<T.RemoteEvent, unknown>(notProvidedListener),
    watchPage: fromCallback<T.RemoteEvent, unknown>(notProvidedListener),
    openLink: fromCallback<T.RemoteEvent, T.OpenLinkRequest>(notProvidedListener),
  },
  actions,
})

/**
 * Connects a remote wallet: with a QR code, with a link, or by opening this page in the browser of
 * the wallet app. There is one remote session at a time, so a connected wallet is disconnected
 * first.
 */
export const remoteMachine = base.createMachine({
  id: 'connectRemote',
  description: 'Connects a wallet on another device or in another app over the relay.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, ...initialContext(input) }),
  output: ({ context: { connections, pendingNamespace } }) =>
    connections.length === 0
      ? { type: 'cancelled', namespace: pendingNamespace }
      : { type: 'connected', connections },
  initial: 'routing',
  states: {
    routing: {
      description: 'Is a lookup, a replacement or an in-app link required first?',
      always: [
        { guard: 'needsLookup', target: 'findingWallet' },
        { guard: 'shouldReplace', target: 'confirmingReplace' },
        { guard: 'canOpenInApp', target: 'resolvingInAppLink' },
        { target: 'waiting', actions: ['setInitialTab', 'emitSelected'] },
      ],
    },
    findingWallet: {
      description: 'Fetches the wallet from the directory.',
      invoke: {
        id: 'findWallet',
        src: 'findWallet',
        input: findInput,
        onDone: {
          target: 'routing',
          actions: { type: 'setWallet', params: ({ event }) => event.output },
        },
        onError: {
          target: 'walletUnknown',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
      after: { apiTimeout: { target: 'walletUnknown', actions: 'setTimedOut' } },
      on: { cancel: 'cancelled' },
    },
    walletUnknown: {
      description: 'The directory does not list the wallet, or the request failed.',
      on: { retry: 'findingWallet', chooseAnother: 'cancelled' },
    },
    confirmingReplace: {
      description:
        'Another remote wallet is connected. The visitor confirms before it is disconnected.',
      on: {
        replace: { target: 'disconnecting', actions: 'emitReplaced' },
        cancelReplace: 'cancelled',
      },
    },
    disconnecting: {
      description: 'Disconnects the previous wallet; continues without its response after 3 s.',
      invoke: {
        id: 'disconnectWallet',
        src: 'disconnectWallet',
        onDone: { target: 'routing', actions: 'clearCurrentWallet' },
        onError: { target: 'routing', actions: 'clearCurrentWallet' },
      },
      after: { signOutTimeout: { target: 'routing', actions: 'clearCurrentWallet' } },
      on: { cancel: 'cancelled' },
    },
    resolvingInAppLink: {
      description: 'Resolves the link that opens this page in the browser of the wallet app.',
      invoke: {
        id: 'resolveInAppLink',
        src: 'resolveInAppLink',
        input: inAppLinkInput,
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'setInAppLink', params: ({ event }) => event.output },
            'setInitialTab',
            'emitSelected',
          ],
        },
        onError: { target: 'waiting', actions: ['setInitialTab', 'emitSelected'] },
      },
      after: { apiTimeout: { target: 'waiting', actions: ['setInitialTab', 'emitSelected'] } },
      on: { cancel: 'cancelled' },
    },
    waiting: {
      description: 'Waits for the wallet. One tab is selected.',
      type: 'parallel',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        useExtension: { guard: 'isInstalled', actions: 'emitExtensionRequested' },
        download: { guard: 'hasInstallLink', actions: 'emitDownload' },
        cancel: 'cancelled',
      },
      states: {
        tab: {
          description: 'The content of the selected tab.',
          initial: 'routing',
          on: { 'tab.select': '.routing' },
          states: {
            routing: {
              description: 'Does the tab open the in-app browser, or does it need a code?',
              always: [
                { guard: 'isInAppBrowser', target: 'inAppBrowser' },
                { guard: 'isCodeless', target: 'noCode' },
                { target: 'code' },
              ],
            },
            inAppBrowser: { description: 'A link opens this page in the wallet app.' },
            noCode: { description: 'The tab needs no pairing.' },
            code: { description: 'The tab shows the pairing.' },
          },
        },
        code: {
          description: 'The pairing. It stays open while a tab without a code is selected.',
          initial: 'routing',
          states: {
            routing: {
              description: 'Does the tab need a code, and who creates the pairing?',
              always: [
                { guard: 'isCodeless', target: 'noCode' },
                { guard: 'isExternalPairing', target: 'externalPairing' },
                { target: 'pairing' },
              ],
            },
            noCode: {
              description: 'No pairing has started: the tab needs none.',
              on: { 'tab.select': 'routing' },
            },
            pairing: {
              description: 'A pairing is open; the visitor decides in the wallet.',
              invoke: { id: 'pair', src: 'pair', input: pairInput },
              on: {
                'uri.shown': { target: '.showingUri', actions: 'setUri' },
                'relay.lost': { actions: 'setRelayDown' },
                'relay.restored': { actions: 'setRelayUp' },
                'wallet.approved': {
                  target: '#connectRemote.finalizing',
                  actions: 'setWalletName',
                },
                'wallet.rejected': {
                  target: '#connectRemote.waiting',
                  reenter: true,
                  actions: ['emitRejected', 'restartRejected'],
                },
              },
              initial: 'requestingUri',
              states: {
                requestingUri: {
                  description: 'Waits for the URI of the pairing.',
                  after: { firstUriTimeout: 'uriTimedOut' },
                  on: {
                    'pairing.failed': {
                      target: '#connectRemote.waiting.code.unreachable',
                      actions: ['setProblemCode', 'emitFailed'],
                    },
                  },
                },
                uriTimedOut: {
                  description: 'No URI within 10 s. A later URI is still accepted.',
                  entry: ['setNoAnswer', 'emitFailed'],
                  on: {
                    'pairing.failed': {
                      target: '#connectRemote.waiting.code.unreachable',
                      actions: ['setProblemCode', 'emitFailed'],
                    },
                    retry: {
                      target: '#connectRemote.waiting',
                      reenter: true,
                      actions: 'restartPairing',
                    },
                    chooseAnother: '#connectRemote.cancelled',
                  },
                },
                showingUri: {
                  description: 'The URI is on screen. It stays valid while the relay is down.',
                  on: {
                    'uri.expired': {
                      target: '#connectRemote.waiting',
                      reenter: true,
                      actions: ['emitExpired', 'restartExpired'],
                    },
                    'pairing.failed': [
                      {
                        guard: 'isExpired',
                        target: '#connectRemote.waiting',
                        reenter: true,
                        actions: ['emitExpired', 'restartExpired'],
                      },
                      {
                        guard: 'isInvalidSession',
                        target: '#connectRemote.waiting',
                        reenter: true,
                        actions: ['setProblemCode', 'emitFailed', 'restartInvalid'],
                      },
                      {
                        target: '#connectRemote.failed',
                        actions: ['setProblemCode', 'emitFailed', 'clearPendingNamespace'],
                      },
                    ],
                  },
                },
              },
            },
            externalPairing: {
              description: 'The page creates the pairing. Waits for its session.',
              invoke: { id: 'watchSession', src: 'watchSession' },
              on: {
                'session.started': {
                  target: '#connectRemote.finalizing',
                  actions: 'setWalletName',
                },
              },
              initial: 'routing',
              states: {
                routing: {
                  description: 'Did the page pass a URI?',
                  always: [{ guard: 'hasUri', target: 'showingUri' }, { target: 'noUri' }],
                },
                noUri: {
                  description: 'The page passed no URI.',
                  after: { firstUriTimeout: 'uriTimedOut' },
                },
                uriTimedOut: {
                  description: 'Still no URI after 10 s. `retry` starts a pairing of the kit.',
                  entry: ['setNoAnswer', 'emitFailed'],
                  on: {
                    retry: {
                      target: '#connectRemote.waiting',
                      reenter: true,
                      actions: 'restartPairing',
                    },
                    chooseAnother: '#connectRemote.cancelled',
                  },
                },
                showingUri: { description: 'The URI of the page is on screen.' },
              },
            },
            unreachable: {
              description: 'The pairing failed before it had a URI.',
              on: {
                retry: {
                  target: '#connectRemote.waiting',
                  reenter: true,
                  actions: 'restartPairing',
                },
                chooseAnother: '#connectRemote.cancelled',
              },
            },
          },
        },
        link: {
          description: 'The link that opens the wallet.',
          initial: 'ready',
          on: {
            'tab.select': { guard: 'isOtherTab', target: '.ready', actions: 'setTab' },
            open: { guard: 'hasLink', target: '.opened' },
          },
          states: {
            ready: {
              description: 'The link has not been opened on this tab.',
              always: { guard: 'shouldAutoOpen', target: 'opened' },
            },
            opened: {
              description: 'The link was opened.',
              entry: ['setOpenedLink', 'emitRequested'],
              invoke: { id: 'openLink', src: 'openLink', input: openInput },
              after: {
                linkUnresponsive: { target: 'notOpened', actions: 'emitMissed' },
              },
              on: {
                'page.hidden': 'appInFront',
                'link.blocked': { target: 'blocked', actions: 'emitMissed' },
              },
            },
            appInFront: { description: 'The wallet app came to the front.' },
            notOpened: {
              description: 'The page is still in front after 2.5 s: the app may not be installed.',
              on: { 'page.hidden': 'appInFront' },
            },
            blocked: {
              description: 'The browser blocked the link. The visitor has to tap it.',
              on: { 'page.hidden': 'appInFront' },
            },
          },
        },
      },
    },
    finalizing: {
      description: 'The wallet approved. Reads the accounts of the session.',
      invoke: {
        id: 'readGrants',
        src: 'readGrants',
        input: grantsInput,
        onDone: {
          target: 'connected',
          actions: { type: 'setConnections', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'setProblem', params: ({ event }) => event },
            'emitFailed',
            'clearPendingNamespace',
          ],
        },
      },
      after: {
        apiTimeout: {
          target: 'failed',
          actions: ['setNoAnswer', 'emitFailed', 'clearPendingNamespace'],
        },
      },
      on: { cancel: 'cancelled' },
    },
    failed: {
      description: 'The connection failed. `retry` or another tab starts a new pairing.',
      on: {
        useExtension: { guard: 'isInstalled', actions: 'emitExtensionRequested' },
        download: { guard: 'hasInstallLink', actions: 'emitDownload' },
        retry: { target: 'waiting', actions: 'restartPairing' },
        'tab.select': {
          guard: 'isOtherTab',
          target: 'waiting',
          actions: ['setTab', 'restartPairing'],
        },
        chooseAnother: 'cancelled',
      },
    },
    connected: {
      description:
        'Connected. The success screen stays for a moment, or until a key or click, before the modal closes.',
      entry: ['emitConnected', 'clearPendingNamespace'],
      after: { successShown: 'finished' },
      on: { skip: 'finished' },
    },
    finished: { type: 'final', description: 'Connected.' },
    cancelled: { type: 'final', description: 'The visitor cancelled or chose another wallet.' },
  },
} satisfies ConfigOf<typeof base>)
