import { fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as actions from './send.actions.ts'
import {
  assetInput,
  checkInput,
  feeReserveInput,
  initialContext,
  multiRequestTimeout,
  outputOf,
  prepareInput,
  receiverInput,
} from './send.context.ts'
import * as guards from './send.guards.ts'
import type * as T from './send.types.ts'

const timedOut = () => ({ error: new KitError(kitErrors, 'kit/timed-out') })
const aborted = () => ({ error: new KitError(kitErrors, 'kit/aborted') })

const base = setup({
  types: {} as {
    context: T.SendContext
    events: T.SendEvent
    emitted: T.SendEmitted
    input: T.SendInput
    output: T.SendOutput
  },
  guards,
  delays: {
    apiTimeout: timeouts.apiTimeout,
    receiverDebounce: timeouts.receiverDebounce,
    multiRequestTimeout,
  },
  actors: {
    readAsset: fromPromise<T.OnChainAsset, T.AssetRequest>(notProvided),
    readFeeReserve: fromPromise<T.FeeReserve, T.FeeReserveRequest>(notProvided),
    resolveReceiver: fromPromise<T.ResolvedReceiver, T.ReceiverRequest>(notProvided),
    prepare: fromPromise<T.PreparedSend, T.PrepareRequest>(notProvided),
    check: fromPromise<T.CheckedTransfer, T.CheckRequest>(notProvided),
  },
  actions,
})

/**
 * Sends a token: the form, the review and its checks, until the wallet returns the hash. The
 * transfers store makes the wallet request and tracks the transfer, independent of this flow.
 */
export const sendMachine = base.createMachine({
  id: 'send',
  description: 'Sends a token.',
  options: { maxIterations: 100 },
  context: ({ input }) => initialContext(input),
  output: ({ context }) => outputOf(context),
  initial: 'routing',
  on: {
    'account.connected': {
      guard: 'isOtherAccount',
      target: '.outdated',
      actions: 'setAccountChanged',
    },
    'account.changed': {
      guard: 'isOtherAccount',
      target: '.outdated',
      actions: 'setAccountChanged',
    },
    'account.lost': { guard: 'isOtherAccount', target: '.outdated', actions: 'setAccountChanged' },
    'account.disconnected': {
      guard: 'isOtherAccount',
      target: '.outdated',
      actions: 'setAccountChanged',
    },
    'chain.changed': { guard: 'isOtherNetwork', target: '.outdated', actions: 'setNetworkChanged' },
    'network.changed': {
      guard: 'isOtherNetwork',
      target: '.outdated',
      actions: 'setNetworkChanged',
    },
    'networks.changed': {
      guard: 'isOtherNetwork',
      target: '.outdated',
      actions: 'setNetworkChanged',
    },
    'holdings.settled': { guard: 'isOwnHoldings', actions: 'setHoldings' },
  },
  states: {
    routing: {
      description: 'Can this account send, and does it have an open transfer?',
      always: [
        { guard: 'hasLostTransfer', target: 'outcomeUnknown' },
        { guard: 'isUnresponsive', target: 'awaitingWallet.unresponsive' },
        { guard: 'hasOpenTransfer', target: 'awaitingWallet' },
        { guard: 'isUnsupported', target: 'unsupported', actions: 'setUnsupportedError' },
        { target: 'filling' },
      ],
    },
    filling: {
      description: 'The visitor chooses token, amount and receiver.',
      type: 'parallel',
      entry: ['clearReview', 'emitHoldingsRequested'],
      on: {
        'amount.set': { actions: 'setAmount' },
        'unit.switch': { guard: 'hasPrice', actions: 'setOtherUnit' },
        max: { actions: 'setMaxAmount' },
        preview: [
          { guard: 'isMissingAmountOrReceiver', actions: 'setIncompleteError' },
          { guard: 'isReady', target: 'preparing', actions: 'clearError' },
          { actions: 'setFormError' },
        ],
      },
      states: {
        asset: {
          description: 'Tracks the selected token and its on-chain data.',
          initial: 'empty',
          on: { pick: { guard: 'isListed', target: '.loading', actions: 'setAsset' } },
          states: {
            empty: {
              description: 'No token is selected.',
              always: { guard: 'hasAsset', target: 'loading' },
            },
            loading: {
              description: 'Decimals and balance are read from the chain.',
              entry: 'clearOnChain',
              invoke: {
                id: 'readAsset',
                src: 'readAsset',
                input: assetInput,
                onDone: {
                  target: 'loaded',
                  actions: { type: 'setOnChain', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isUnsupportedError', params: ({ event }) => event },
                    target: '#send.unsupported',
                    actions: 'setUnsupportedError',
                  },
                  { target: 'failed' },
                ],
              },
              after: { apiTimeout: 'failed' },
            },
            loaded: {
              description: 'Decimals and balance are known.',
              initial: 'idle',
              states: {
                idle: {
                  description: 'The fee reserve is known, not needed, or could not be estimated.',
                  always: { guard: 'shouldEstimateFee', target: 'estimatingFee' },
                },
                estimatingFee: {
                  description:
                    'The fee of sending the whole native balance to this receiver is estimated.',
                  invoke: {
                    id: 'readFeeReserve',
                    src: 'readFeeReserve',
                    input: feeReserveInput,
                    onDone: {
                      target: 'idle',
                      actions: { type: 'setFeeReserve', params: ({ event }) => event.output },
                    },
                    onError: { target: 'idle', actions: 'clearFeeReserve' },
                  },
                  after: { apiTimeout: { target: 'idle', actions: 'clearFeeReserve' } },
                },
              },
            },
            failed: { description: 'Reading the token failed; Max is unavailable.' },
          },
        },
        receiver: {
          description: 'Tracks the entered receiver and its resolution.',
          initial: 'routing',
          on: {
            'receiver.set': [
              { guard: 'isBlank', target: '.empty', actions: 'clearReceiver' },
              { target: '.waiting', actions: 'setReceiverText' },
            ],
            'receiver.paste': [
              { guard: 'isBlank', target: '.empty', actions: 'clearReceiver' },
              { target: '.resolving', actions: 'setReceiverText' },
            ],
          },
          states: {
            routing: {
              description: 'Does the receiver have to be resolved or accepted?',
              always: [
                { guard: 'isEmpty', target: 'empty' },
                { guard: 'isUnresolved', target: 'resolving' },
                { guard: 'isDoubtful', target: 'doubtful' },
                { target: 'resolved' },
              ],
            },
            empty: { description: 'No receiver is entered.' },
            waiting: {
              description: 'Waits until the visitor stops typing.',
              after: { receiverDebounce: 'resolving' },
              on: {
                'receiver.stop': {
                  target: 'resolved',
                  actions: { type: 'setReceiverError', params: aborted },
                },
              },
            },
            resolving: {
              description: 'The text is validated as an address or resolved as a name.',
              invoke: {
                id: 'resolveReceiver',
                src: 'resolveReceiver',
                input: receiverInput,
                onDone: {
                  target: 'routing',
                  actions: { type: 'setReceiver', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isUnsupportedError', params: ({ event }) => event },
                    target: '#send.unsupported',
                    actions: 'setUnsupportedError',
                  },
                  {
                    target: 'resolved',
                    actions: { type: 'setReceiverError', params: ({ event }) => event },
                  },
                ],
              },
              after: {
                multiRequestTimeout: {
                  target: 'resolved',
                  actions: { type: 'setReceiverError', params: timedOut },
                },
              },
              on: {
                'receiver.stop': {
                  target: 'resolved',
                  actions: { type: 'setReceiverError', params: aborted },
                },
              },
            },
            doubtful: {
              description: 'The visitor accepts the address of a name, or enters another receiver.',
              on: {
                'receiver.accept': {
                  guard: 'isShownAddress',
                  target: 'resolved',
                  actions: 'acceptReceiver',
                },
              },
            },
            resolved: { description: 'The receiver is resolved or invalid.' },
          },
        },
      },
    },
    preparing: {
      description: 'The name is resolved again and the payload is built.',
      entry: 'clearReview',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: prepareInput,
        onDone: [
          {
            guard: { type: 'isNewReceiver', params: ({ event }) => event.output },
            target: 'filling',
            actions: [
              { type: 'setNewReceiver', params: ({ event }) => event.output.receiver },
              'emitReviewClosed',
            ],
          },
          {
            guard: { type: 'matchesRequest', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'setPrepared', params: ({ event }) => event.output },
          },
          { target: 'blocked', actions: 'setChangedError' },
        ],
        onError: [
          {
            guard: { type: 'isUnsupportedError', params: ({ event }) => event },
            target: 'unsupported',
            actions: 'setUnsupportedError',
          },
          { target: 'blocked', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
      after: { multiRequestTimeout: { target: 'blocked', actions: 'setTimedOutError' } },
      on: {
        cancel: { target: 'filling', actions: 'emitReviewClosed' },
        'navigated.away': { guard: 'isPreview', target: 'filling', actions: 'clearError' },
      },
    },
    blocked: {
      description: 'The transfer cannot be prepared.',
      on: {
        retry: 'preparing',
        edit: { target: 'filling', actions: ['clearError', 'emitReviewClosed'] },
        'navigated.away': { guard: 'isPreview', target: 'filling', actions: 'clearError' },
      },
    },
    unsupported: { description: 'Transfers are not supported in this namespace.' },
    reviewing: {
      description: 'The visitor reviews the payload.',
      entry: 'emitReviewReady',
      on: {
        accept: { guard: 'canAccept', actions: 'addAcceptedWarning' },
        confirm: { guard: 'hasAcceptedWarnings', target: 'checking', actions: 'clearError' },
        edit: { target: 'filling', actions: ['clearError', 'emitReviewClosed'] },
        'navigated.away': { guard: 'isPreview', target: 'filling', actions: 'clearError' },
      },
    },
    checking: {
      description: 'Name, account, network, funds and payload are checked again.',
      invoke: {
        id: 'check',
        src: 'check',
        input: checkInput,
        onDone: [
          {
            guard: { type: 'isNewReceiver', params: ({ event }) => event.output },
            target: 'filling',
            actions: [
              { type: 'setNewReceiver', params: ({ event }) => event.output.receiver },
              'emitReviewClosed',
            ],
          },
          {
            guard: { type: 'needsReview', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'setRisen', params: ({ event }) => event.output },
          },
          {
            target: 'awaitingWallet',
            actions: [
              { type: 'setChecked', params: ({ event }) => event.output },
              'emitSubmitRequested',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isOutdatedError', params: ({ event }) => event },
            target: 'outdated',
            actions: { type: 'setOutdated', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRetryable', params: ({ event }) => event },
            target: 'reviewing',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
      after: { multiRequestTimeout: { target: 'reviewing', actions: 'setTimedOutError' } },
      on: {
        cancel: 'reviewing',
        'navigated.away': { guard: 'isPreview', target: 'filling', actions: 'clearError' },
      },
    },
    awaitingWallet: {
      description: 'The wallet has the request, which cannot be recalled.',
      initial: 'waiting',
      on: {
        // The wallet keeps the request, also after a change of account or network.
        'account.connected': { guard: 'isOtherAccount', actions: 'setAccountChanged' },
        'account.changed': { guard: 'isOtherAccount', actions: 'setAccountChanged' },
        'account.lost': { guard: 'isOtherAccount', actions: 'setAccountChanged' },
        'account.disconnected': { guard: 'isOtherAccount', actions: 'setAccountChanged' },
        'chain.changed': { guard: 'isOtherNetwork', actions: 'setNetworkChanged' },
        'network.changed': { guard: 'isOtherNetwork', actions: 'setNetworkChanged' },
        'networks.changed': { guard: 'isOtherNetwork', actions: 'setNetworkChanged' },
        'transfer.sent': { guard: 'isOwnTransfer', target: 'sent', actions: 'setHash' },
        'transfer.rejected': {
          guard: 'isOwnTransfer',
          target: 'rejected',
          actions: 'setErrorCode',
        },
        'transfer.failed': [
          { guard: 'isOutcomeUnknown', target: 'outcomeUnknown', actions: 'setErrorCode' },
          { guard: 'isOwnTransfer', target: 'failed', actions: 'setErrorCode' },
        ],
        cancel: { target: 'cancelled', actions: ['emitDetached', 'clearOutdated'] },
      },
      states: {
        waiting: {
          description: 'The request was sent.',
          on: { 'transfer.unresponsive': { guard: 'isOwnTransfer', target: 'unresponsive' } },
        },
        unresponsive: {
          description: 'No response for a while. The request stays open.',
          on: {
            startNew: [
              { guard: 'isOutdated', target: '#send.restarted', actions: 'emitDetached' },
              {
                target: '#send.filling',
                actions: ['emitDetached', 'resetForm', 'emitReviewClosed'],
              },
            ],
          },
        },
      },
    },
    rejected: {
      description: 'The visitor rejected the request in the wallet.',
      on: {
        retry: [{ guard: 'isOutdated', target: 'outdated' }, { target: 'preparing' }],
        edit: [
          { guard: 'isOutdated', target: 'outdated' },
          { target: 'filling', actions: ['clearError', 'emitReviewClosed'] },
        ],
        'navigated.away': [
          { guard: 'isOutdated', target: 'outdated' },
          { guard: 'isPreview', target: 'filling', actions: 'clearError' },
        ],
      },
    },
    failed: {
      description: 'The transfer was not sent.',
      on: {
        retry: [{ guard: 'isOutdated', target: 'outdated' }, { target: 'preparing' }],
        edit: [
          { guard: 'isOutdated', target: 'outdated' },
          { target: 'filling', actions: ['clearError', 'emitReviewClosed'] },
        ],
        'navigated.away': [
          { guard: 'isOutdated', target: 'outdated' },
          { guard: 'isPreview', target: 'filling', actions: 'clearError' },
        ],
      },
    },
    outcomeUnknown: {
      description: 'The transfer may have been sent, so it cannot be retried.',
      on: {
        'account.connected': { guard: 'isOtherAccount', actions: 'setAccountChanged' },
        'account.changed': { guard: 'isOtherAccount', actions: 'setAccountChanged' },
        'account.lost': { guard: 'isOtherAccount', actions: 'setAccountChanged' },
        'account.disconnected': { guard: 'isOtherAccount', actions: 'setAccountChanged' },
        'chain.changed': { guard: 'isOtherNetwork', actions: 'setNetworkChanged' },
        'network.changed': { guard: 'isOtherNetwork', actions: 'setNetworkChanged' },
        'networks.changed': { guard: 'isOtherNetwork', actions: 'setNetworkChanged' },
        startNew: [
          { guard: 'isOutdated', target: 'restarted', actions: 'emitDetached' },
          { target: 'filling', actions: ['emitDetached', 'resetForm', 'emitReviewClosed'] },
        ],
      },
    },
    outdated: {
      description: 'Account or network changed. The flow has to start again.',
      entry: 'emitOutdated',
      on: { restart: 'restarted' },
    },
    sent: {
      description: 'The wallet returned the hash. Shows the status until the visitor leaves.',
      on: {
        'transfer.slow': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.underpriced': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.mismatched': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.astray': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.misdirected': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.included': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.reorganized': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.confirmed': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.reverted': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.replaced': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.dropped': { guard: 'isOwnTransfer', actions: 'setStatus' },
        'transfer.failed': { guard: 'isOwnTransfer', actions: 'setStatus' },
        done: { target: 'finished', actions: 'emitDetached' },
        'navigated.away': { guard: 'isPreview', target: 'finished', actions: 'emitDetached' },
      },
    },
    finished: { type: 'final', description: 'The visitor left the result.' },
    cancelled: {
      type: 'final',
      description: 'The visitor stopped waiting. The wallet may still send the transfer.',
    },
    restarted: {
      type: 'final',
      description: 'Ended, so that the flow starts again with the current account.',
    },
  },
} satisfies ConfigOf<typeof base>)
