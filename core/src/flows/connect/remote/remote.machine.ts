import { fromCallback, fromPromise, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { Wallet } from '../../../domain/wallet/wallet.ts'
import { notProvided, notProvidedListener } from '../../../errors/not-provided.ts'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as actions from './remote.actions.ts'
import * as guards from './remote.guards.ts'
import type * as T from './remote.types.ts'
import {
  beginning,
  findInput,
  grantsInput,
  openInput,
  pairInput,
  visitInput,
} from './remote.values.ts'

const base = setup({
  types: {} as {
    context: T.RemoteContext
    events: T.RemoteEvent
    emitted: T.RemoteEmitted
    input: T.RemoteInput
    output: T.RemoteOutput
    tags: 'person' | 'busy'
  },
  guards,
  delays: {
    apiAnswer: timeouts.apiTimeout,
    signOut: timeouts.signOutTimeout,
    firstUri: timeouts.firstUriTimeout,
    linkPatience: timeouts.linkUnresponsive,
    tickShown: timeouts.successShown,
  },
  actors: {
    findWallet: fromPromise<Wallet, { walletId: string }>(notProvided),
    leaveWallet: fromPromise<void, unknown>(notProvided),
    readVisit: fromPromise<string | null, T.AskVisit>(notProvided),
    readGrants: fromPromise<readonly Connection[], { name: string }>(notProvided),
    pair: fromCallback<T.RemoteEvent, T.AskPairing>(notProvidedListener),
    watchSession: fromCallback<T.RemoteEvent, unknown>(notProvidedListener),
    watchPage: fromCallback<T.RemoteEvent, unknown>(notProvidedListener),
    openLink: fromCallback<T.RemoteEvent, T.OpenLink>(notProvidedListener),
  },
  actions,
})

/** From a wallet somewhere else to its accounts here: by a code, by a link, or by opening this page inside it. */
export const remoteMachine = base.createMachine({
  id: 'connectRemote',
  description: 'A wallet on another device, or in another app, is connected over the relay.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, ...beginning(input) }),
  output: ({ context: { connections, tried } }) =>
    connections.length === 0
      ? { type: 'cancelled', namespace: tried }
      : { type: 'connected', connections },
  initial: 'weighing',
  states: {
    weighing: {
      description: 'What has to be known or done first?',
      always: [
        { guard: 'isUnknown', target: 'finding' },
        { guard: 'mustReplace', target: 'replacing' },
        { guard: 'mayBeVisited', target: 'addressing' },
        { target: 'working', actions: 'pickTab' },
      ],
    },
    finding: {
      description: 'The directory is asked who that is.',
      tags: 'busy',
      invoke: {
        id: 'findWallet',
        src: 'findWallet',
        input: findInput,
        onDone: {
          target: 'weighing',
          actions: { type: 'keepWallet', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unknown',
          actions: { type: 'keepError', params: ({ event }) => event },
        },
      },
      after: { apiAnswer: { target: 'unknown', actions: 'keepTimedOut' } },
      on: { cancel: 'cancelled' },
    },
    unknown: {
      description: 'Nobody knows that wallet, or nobody could be asked.',
      on: { retry: 'finding', others: 'cancelled' },
    },
    replacing: {
      description: 'Another wallet is connected over the relay; nothing is ended unasked.',
      on: { replace: { target: 'leaving', actions: 'tellLeft' }, keep: 'cancelled' },
    },
    leaving: {
      description: 'The wallet before is told; it need not answer.',
      tags: 'busy',
      invoke: {
        id: 'leaveWallet',
        src: 'leaveWallet',
        onDone: { target: 'weighing', actions: 'forgetCurrent' },
        onError: { target: 'weighing', actions: 'forgetCurrent' },
      },
      after: { signOut: { target: 'weighing', actions: 'forgetCurrent' } },
      on: { cancel: 'cancelled' },
    },
    addressing: {
      description: 'The wallet can show this page inside itself: by which link?',
      tags: 'busy',
      invoke: {
        id: 'readVisit',
        src: 'readVisit',
        input: visitInput,
        onDone: {
          target: 'working',
          actions: [{ type: 'keepVisit', params: ({ event }) => event.output }, 'pickTab'],
        },
        onError: { target: 'working', actions: 'pickTab' },
      },
      after: { apiAnswer: { target: 'working', actions: 'pickTab' } },
      on: { cancel: 'cancelled' },
    },
    working: {
      description: 'The wallet is waited for, on one of the tabs.',
      tags: 'busy',
      type: 'parallel',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        browser: { guard: 'isHere', actions: 'tellBrowser' },
        download: { guard: 'isToBeHad', actions: 'tellDownload' },
        cancel: 'cancelled',
      },
      states: {
        code: {
          description: 'The code that a wallet scans, or is opened with.',
          initial: 'weighing',
          states: {
            weighing: {
              description: 'Is there a code on this tab, and who makes it?',
              always: [
                { guard: 'needsNoCode', target: 'resting' },
                { guard: 'isManual', target: 'given' },
                { target: 'pairing' },
              ],
            },
            resting: { description: 'Nothing is paired on this tab.', on: { show: 'weighing' } },
            pairing: {
              description: 'A pairing is open; a person decides.',
              invoke: { id: 'pair', src: 'pair', input: pairInput },
              on: {
                'uri.shown': { target: '.shown', actions: 'keepUri' },
                'relay.lost': { actions: 'loseRelay' },
                'relay.restored': { actions: 'regainRelay' },
                'wallet.approved': { target: '#connectRemote.settling', actions: 'keepPeer' },
                'wallet.rejected': {
                  target: '#connectRemote.working',
                  reenter: true,
                  actions: ['tellRefused', 'renewRefused'],
                },
              },
              initial: 'wanting',
              states: {
                wanting: {
                  description: 'No code yet.',
                  after: { firstUri: 'overdue' },
                  on: {
                    'pairing.failed': {
                      target: '#connectRemote.working.code.unreachable',
                      actions: 'keepCode',
                    },
                  },
                },
                overdue: {
                  description:
                    'No code within the time it may take; one that comes after all is taken.',
                  entry: 'keepNoAnswer',
                  on: {
                    'pairing.failed': {
                      target: '#connectRemote.working.code.unreachable',
                      actions: 'keepCode',
                    },
                    retry: {
                      target: '#connectRemote.working',
                      reenter: true,
                      actions: 'beginAgain',
                    },
                    others: '#connectRemote.cancelled',
                  },
                },
                shown: {
                  description: 'There is a code. While the relay is down it stays good.',
                  tags: 'person',
                  on: {
                    'uri.expired': {
                      target: '#connectRemote.working',
                      reenter: true,
                      actions: ['tellExpired', 'renewExpired'],
                    },
                    'pairing.failed': [
                      {
                        guard: 'isExpiry',
                        target: '#connectRemote.working',
                        reenter: true,
                        actions: ['tellExpired', 'renewExpired'],
                      },
                      {
                        target: '#connectRemote.failed',
                        actions: ['keepCode', 'tellFailed', 'forgetTry'],
                      },
                    ],
                  },
                },
              },
            },
            given: {
              description: 'The page pairs by itself; its code is shown until its wallet says yes.',
              invoke: { id: 'watchSession', src: 'watchSession' },
              on: { 'session.started': { target: '#connectRemote.settling', actions: 'keepPeer' } },
              initial: 'looking',
              states: {
                looking: {
                  description: 'Did the page give a code?',
                  always: [{ guard: 'hasUri', target: 'shown' }, { target: 'wanting' }],
                },
                wanting: { description: 'The page gave none.', after: { firstUri: 'overdue' } },
                overdue: {
                  description: 'There is none; the visitor may have one made by us.',
                  entry: 'keepNoAnswer',
                  on: {
                    retry: {
                      target: '#connectRemote.working',
                      reenter: true,
                      actions: 'beginAgain',
                    },
                    others: '#connectRemote.cancelled',
                  },
                },
                shown: { description: 'The page’s own code.', tags: 'person' },
              },
            },
            unreachable: {
              description: 'No code can be had now.',
              on: {
                retry: { target: '#connectRemote.working', reenter: true, actions: 'beginAgain' },
                others: '#connectRemote.cancelled',
              },
            },
          },
        },
        link: {
          description: 'The link that opens the wallet.',
          initial: 'ready',
          on: {
            show: { guard: 'isOtherTab', target: '.ready', actions: 'keepTab' },
            open: { guard: 'hasLink', target: '.opened' },
          },
          states: {
            ready: {
              description: 'Not opened on this tab.',
              always: { guard: 'opensItself', target: 'opened' },
            },
            opened: {
              description: 'Opened just now.',
              entry: ['keepOpened', 'tellAsked'],
              invoke: { id: 'openLink', src: 'openLink', input: openInput },
              after: { linkPatience: 'unopened' },
              on: { 'page.hidden': 'away', 'link.blocked': 'blocked' },
            },
            away: { description: 'The app came to the front.' },
            unopened: {
              description: 'The page is still in front: the app may not be there.',
              on: { 'page.hidden': 'away' },
            },
            blocked: {
              description: 'The browser opened nothing: the link is there to be tapped.',
              on: { 'page.hidden': 'away' },
            },
          },
        },
      },
    },
    settling: {
      description: 'The wallet said yes; what it granted is read.',
      tags: 'busy',
      invoke: {
        id: 'readGrants',
        src: 'readGrants',
        input: grantsInput,
        onDone: {
          target: 'connected',
          actions: { type: 'keepConnections', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'keepError', params: ({ event }) => event }, 'tellFailed', 'forgetTry'],
        },
      },
      after: {
        apiAnswer: { target: 'failed', actions: ['keepNoAnswer', 'tellFailed', 'forgetTry'] },
      },
      on: { cancel: 'cancelled' },
    },
    failed: {
      description: 'The wallet could not be connected; another tab begins anew as well.',
      on: {
        browser: { guard: 'isHere', actions: 'tellBrowser' },
        download: { guard: 'isToBeHad', actions: 'tellDownload' },
        retry: { target: 'working', actions: 'beginAgain' },
        show: { guard: 'isOtherTab', target: 'working', actions: ['keepTab', 'beginAgain'] },
        others: 'cancelled',
      },
    },
    connected: {
      description: 'The accounts are there; the ring closes before the modal does.',
      entry: ['tellConnected', 'forgetTry'],
      after: { tickShown: 'finished' },
    },
    finished: { type: 'final', description: 'Connected.' },
    cancelled: { type: 'final', description: 'Given up.' },
  },
} satisfies ConfigOf<typeof base>)
