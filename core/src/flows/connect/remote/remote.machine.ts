import { codeRegion } from './remote.code.ts'
import { linkRegion } from './remote.link.ts'
import { remoteSetup } from './remote.setup.ts'
import { beginning, findInput, grantsInput, visitInput } from './remote.values.ts'

const given = {
  browser: { guard: 'isHere', actions: 'tellBrowser' },
  download: { guard: 'isToBeHad', actions: 'tellDownload' },
} as const

/** From a wallet somewhere else to its accounts here: by a code, by a link, or by opening this page inside it. */
export const remoteMachine = remoteSetup.createMachine({
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
      on: { ...given, cancel: 'cancelled' },
      states: { code: codeRegion, link: linkRegion },
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
        ...given,
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
})
