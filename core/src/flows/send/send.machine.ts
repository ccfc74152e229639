import { fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { KitError } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as actions from './send.actions.ts'
import * as guards from './send.guards.ts'
import type * as T from './send.types.ts'
import {
  assetInput,
  beginning,
  checkInput,
  costsInput,
  outputOf,
  prepareInput,
  receiverInput,
  severalAnswers,
} from './send.values.ts'

const timedOut = () => ({ error: new KitError('kit/timed-out') })
const aborted = () => ({ error: new KitError('kit/aborted') })

const base = setup({
  types: {} as {
    context: T.SendContext
    events: T.SendEvent
    emitted: T.SendEmitted
    input: T.SendInput
    output: T.SendOutput
    tags: 'person' | 'busy'
  },
  guards,
  delays: {
    apiAnswer: timeouts.apiTimeout,
    receiverDebounce: timeouts.receiverDebounce,
    severalAnswers,
  },
  actors: {
    readAsset: fromPromise<T.AssetFacts, T.ReadAsset>(notProvided),
    readCosts: fromPromise<T.Costs, T.ReadCosts>(notProvided),
    resolveReceiver: fromPromise<T.Found, T.ResolveReceiver>(notProvided),
    prepare: fromPromise<T.Prepared, T.Prepare>(notProvided),
    check: fromPromise<T.Checked, T.Check>(notProvided),
  },
  actions,
})

/** From a form to what a wallet is asked for, and to its hash. What was handed over is followed by others, whatever becomes of this. */
export const sendMachine = base.createMachine({
  id: 'send',
  description: 'Money is sent.',
  options: { maxIterations: 100 },
  context: ({ input }) => beginning(input),
  output: ({ context }) => outputOf(context),
  initial: 'weighing',
  on: {
    'account.connected': { guard: 'isOtherAccount', target: '.stale', actions: 'noteAccount' },
    'account.changed': { guard: 'isOtherAccount', target: '.stale', actions: 'noteAccount' },
    'account.lost': { guard: 'isOtherAccount', target: '.stale', actions: 'noteAccount' },
    'account.disconnected': { guard: 'isOtherAccount', target: '.stale', actions: 'noteAccount' },
    'chain.changed': { guard: 'isOtherNetwork', target: '.stale', actions: 'noteNetwork' },
    'network.changed': { guard: 'isOtherNetwork', target: '.stale', actions: 'noteNetwork' },
    'networks.changed': { guard: 'isOtherNetwork', target: '.stale', actions: 'noteNetwork' },
    'holdings.settled': { guard: 'isItsHoldings', actions: 'setHoldings' },
  },
  states: {
    weighing: {
      description: 'Can anything be sent from here, or is something being sent?',
      always: [
        { guard: 'isLost', target: 'untold' },
        { guard: 'isSilent', target: 'handed.silent' },
        { guard: 'isOpen', target: 'handed' },
        { guard: 'isUnsupported', target: 'blocked', actions: 'sayUnsupported' },
        { target: 'filling' },
      ],
    },
    filling: {
      description: 'What, how much, to whom?',
      type: 'parallel',
      entry: ['forgetReview', 'tellWanted'],
      on: {
        'amount.set': { actions: 'setAmount' },
        'unit.switch': { guard: 'hasPrice', actions: 'switchUnit' },
        max: { guard: 'hasMax', actions: 'useMax' },
        preview: [
          { guard: 'lacksAmountOrReceiver', actions: 'sayIncomplete' },
          { guard: 'lacksToken', actions: 'sayTokenMissing' },
          { guard: 'isReady', target: 'preparing', actions: 'hush' },
          { actions: 'sayWhy' },
        ],
      },
      states: {
        asset: {
          description: 'The token.',
          initial: 'none',
          on: { pick: { guard: 'isListed', target: '.reading', actions: 'pick' } },
          states: {
            none: {
              description: 'Nothing is chosen.',
              always: { guard: 'hasAsset', target: 'reading' },
            },
            reading: {
              description: 'The chain says decimals and balance.',
              entry: 'forgetFacts',
              invoke: {
                id: 'readAsset',
                src: 'readAsset',
                input: assetInput,
                onDone: {
                  target: 'read',
                  actions: { type: 'keepFacts', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'cannotSend', params: ({ event }) => event },
                    target: '#send.blocked',
                    actions: 'sayUnsupported',
                  },
                  { target: 'unread' },
                ],
              },
              after: { apiAnswer: 'unread' },
            },
            read: {
              description: 'The chain said so.',
              initial: 'settled',
              states: {
                settled: {
                  description: 'What the fee takes is known, or of no use.',
                  always: { guard: 'lacksCosts', target: 'costing' },
                },
                costing: {
                  description:
                    'The fee of sending all of the native token is estimated; another receiver makes another estimate.',
                  invoke: {
                    id: 'readCosts',
                    src: 'readCosts',
                    input: costsInput,
                    onDone: {
                      target: 'settled',
                      actions: { type: 'keepCosts', params: ({ event }) => event.output },
                    },
                    onError: { target: 'settled', actions: 'forgetCosts' },
                  },
                  after: { apiAnswer: { target: 'settled', actions: 'forgetCosts' } },
                },
              },
            },
            unread: { description: 'The chain did not say: there is no Max.' },
          },
        },
        receiver: {
          description: 'The receiver.',
          initial: 'weighing',
          on: {
            'receiver.set': [
              { guard: 'isBlank', target: '.empty', actions: 'clearReceiver' },
              { target: '.waiting', actions: 'typeReceiver' },
            ],
            'receiver.paste': [
              { guard: 'isBlank', target: '.empty', actions: 'clearReceiver' },
              { target: '.resolving', actions: 'typeReceiver' },
            ],
          },
          states: {
            weighing: {
              description: 'Is there anything to look up?',
              always: [
                { guard: 'isEmpty', target: 'empty' },
                { guard: 'isUnresolved', target: 'resolving' },
                { target: 'settled' },
              ],
            },
            empty: { description: 'Nobody is named.' },
            waiting: {
              description: 'Further letters may come.',
              after: { receiverDebounce: 'resolving' },
              on: {
                'receiver.stop': {
                  target: 'settled',
                  actions: { type: 'refuseReceiver', params: aborted },
                },
              },
            },
            resolving: {
              description: 'Is it an address, or whose name is it?',
              tags: 'busy',
              invoke: {
                id: 'resolveReceiver',
                src: 'resolveReceiver',
                input: receiverInput,
                onDone: {
                  target: 'settled',
                  actions: { type: 'keepFound', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'cannotSend', params: ({ event }) => event },
                    target: '#send.blocked',
                    actions: 'sayUnsupported',
                  },
                  {
                    target: 'settled',
                    actions: { type: 'refuseReceiver', params: ({ event }) => event },
                  },
                ],
              },
              after: {
                severalAnswers: {
                  target: 'settled',
                  actions: { type: 'refuseReceiver', params: timedOut },
                },
              },
              on: {
                'receiver.stop': {
                  target: 'settled',
                  actions: { type: 'refuseReceiver', params: aborted },
                },
              },
            },
            settled: { description: 'It is known who that is, or that nobody can tell.' },
          },
        },
      },
    },
    preparing: {
      description: 'The exact payload is built, after the name was looked up once more.',
      tags: 'busy',
      entry: 'forgetReview',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: prepareInput,
        onDone: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'filling',
            actions: [
              { type: 'keepElsewhere', params: ({ event }) => event.output.found },
              'tellLeft',
            ],
          },
          {
            guard: { type: 'isAsked', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'keepPrepared', params: ({ event }) => event.output },
          },
          { target: 'blocked', actions: 'sayChanged' },
        ],
        onError: { target: 'blocked', actions: { type: 'sayError', params: ({ event }) => event } },
      },
      after: { severalAnswers: { target: 'blocked', actions: 'sayTimedOut' } },
      on: {
        cancel: { target: 'filling', actions: 'tellLeft' },
        'navigated.away': { guard: 'isPreview', target: 'filling', actions: 'hush' },
      },
    },
    blocked: {
      description: 'It cannot be built, or nothing can be sent from here.',
      on: {
        retry: { guard: 'mayEdit', target: 'preparing' },
        edit: { guard: 'mayEdit', target: 'filling', actions: ['hush', 'tellLeft'] },
        'navigated.away': { guard: 'isPreview', target: 'filling', actions: 'hush' },
      },
    },
    reviewing: {
      description: 'The visitor reads what the payload does.',
      tags: 'person',
      entry: 'tellReady',
      on: {
        accept: { guard: 'isToBeAccepted', actions: 'accept' },
        confirm: { guard: 'isAccepted', target: 'checking', actions: 'hush' },
        edit: { target: 'filling', actions: ['hush', 'tellLeft'] },
        'navigated.away': { guard: 'isPreview', target: 'filling', actions: 'hush' },
      },
    },
    checking: {
      description: 'Name, account, network, funds and payload are looked at once more.',
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: checkInput,
        onDone: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'filling',
            actions: [
              { type: 'keepElsewhere', params: ({ event }) => event.output.found },
              'tellLeft',
            ],
          },
          {
            target: 'handed',
            actions: [{ type: 'keepChecked', params: ({ event }) => event.output }, 'tellTransfer'],
          },
        ],
        onError: [
          {
            guard: { type: 'isStaleError', params: ({ event }) => event },
            target: 'stale',
            actions: { type: 'noteMoved', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPassing', params: ({ event }) => event },
            target: 'reviewing',
            actions: { type: 'sayError', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'sayError', params: ({ event }) => event } },
        ],
      },
      after: { severalAnswers: { target: 'reviewing', actions: 'sayTimedOut' } },
      on: {
        cancel: 'reviewing',
        'navigated.away': { guard: 'isPreview', target: 'filling', actions: 'hush' },
      },
    },
    handed: {
      description: 'The wallet has it: it cannot be taken back.',
      tags: ['person', 'busy'],
      initial: 'waiting',
      on: {
        // The wallet keeps the request, whichever account or network is active now.
        'account.connected': { guard: 'isOtherAccount', actions: 'noteAccount' },
        'account.changed': { guard: 'isOtherAccount', actions: 'noteAccount' },
        'account.lost': { guard: 'isOtherAccount', actions: 'noteAccount' },
        'account.disconnected': { guard: 'isOtherAccount', actions: 'noteAccount' },
        'chain.changed': { guard: 'isOtherNetwork', actions: 'noteNetwork' },
        'network.changed': { guard: 'isOtherNetwork', actions: 'noteNetwork' },
        'networks.changed': { guard: 'isOtherNetwork', actions: 'noteNetwork' },
        'transfer.sent': { guard: 'isIts', target: 'sent', actions: 'keepHash' },
        'transfer.rejected': { guard: 'isIts', target: 'refused', actions: 'keepCode' },
        'transfer.failed': [
          { guard: 'isUntold', target: 'untold', actions: 'keepCode' },
          { guard: 'isIts', target: 'failed', actions: 'keepCode' },
        ],
        another: [
          { guard: 'hasMoved', target: 'renewed', actions: 'tellAnother' },
          { target: 'filling', actions: ['tellAnother', 'beginAgain', 'tellLeft'] },
        ],
      },
      states: {
        waiting: {
          description: 'It was asked just now.',
          on: { 'transfer.unresponsive': { guard: 'isIts', target: 'silent' } },
        },
        silent: { description: 'Nothing was heard for a while; the request is still open.' },
      },
    },
    refused: {
      description: 'The visitor said no in the wallet.',
      on: {
        retry: [{ guard: 'hasMoved', target: 'stale' }, { target: 'preparing' }],
        edit: [
          { guard: 'hasMoved', target: 'stale' },
          { target: 'filling', actions: ['hush', 'tellLeft'] },
        ],
        'navigated.away': [
          { guard: 'hasMoved', target: 'stale' },
          { guard: 'isPreview', target: 'filling', actions: 'hush' },
        ],
      },
    },
    failed: {
      description: 'It did not get out.',
      on: {
        retry: [{ guard: 'hasMoved', target: 'stale' }, { target: 'preparing' }],
        edit: [
          { guard: 'hasMoved', target: 'stale' },
          { target: 'filling', actions: ['hush', 'tellLeft'] },
        ],
        'navigated.away': [
          { guard: 'hasMoved', target: 'stale' },
          { guard: 'isPreview', target: 'filling', actions: 'hush' },
        ],
      },
    },
    untold: {
      description: 'Nobody can say whether it was sent: it is not tried again.',
      on: {
        'account.connected': { guard: 'isOtherAccount', actions: 'noteAccount' },
        'account.changed': { guard: 'isOtherAccount', actions: 'noteAccount' },
        'account.lost': { guard: 'isOtherAccount', actions: 'noteAccount' },
        'account.disconnected': { guard: 'isOtherAccount', actions: 'noteAccount' },
        'chain.changed': { guard: 'isOtherNetwork', actions: 'noteNetwork' },
        'network.changed': { guard: 'isOtherNetwork', actions: 'noteNetwork' },
        'networks.changed': { guard: 'isOtherNetwork', actions: 'noteNetwork' },
        another: [
          { guard: 'hasMoved', target: 'renewed', actions: 'tellAnother' },
          { target: 'filling', actions: ['tellAnother', 'beginAgain', 'tellLeft'] },
        ],
      },
    },
    stale: {
      description: 'Account or network are others now: nothing was sent.',
      entry: 'tellStale',
      on: { restart: 'renewed' },
    },
    sent: { type: 'final', description: 'Its hash is known.' },
    renewed: { type: 'final', description: 'It is to begin anew.' },
  },
} satisfies ConfigOf<typeof base>)
