import { assetRegion, receiverRegion } from './send.filling.ts'
import { sendSetup } from './send.setup.ts'
import { beginning, checkInput, outputOf, prepareInput } from './send.values.ts'

const account = { guard: 'isOtherAccount', actions: 'noteAccount' } as const
const network = { guard: 'isOtherNetwork', actions: 'noteNetwork' } as const
/** What the wallet has goes on, whatever account or network is looked at by then: it is only kept in mind. */
const noted = {
  'account.connected': account,
  'account.changed': account,
  'account.lost': account,
  'account.dropped': account,
  'chain.changed': network,
  'network.changed': network,
  'networks.changed': network,
} as const
const otherAccount = { ...account, target: '.stale' } as const
const otherNetwork = { ...network, target: '.stale' } as const
/** Nothing is sent from an account, or on a network, that is not the one of the form. */
const ended = {
  'account.connected': otherAccount,
  'account.changed': otherAccount,
  'account.lost': otherAccount,
  'account.dropped': otherAccount,
  'chain.changed': otherNetwork,
  'network.changed': otherNetwork,
  'networks.changed': otherNetwork,
} as const
const left = { guard: 'isPreview', target: 'filling', actions: 'hush' } as const
const another = [
  { guard: 'hasMoved', target: 'renewed', actions: 'tellAnother' },
  { target: 'filling', actions: ['tellAnother', 'beginAgain', 'tellLeft'] },
] as const
const settled = {
  retry: [{ guard: 'hasMoved', target: 'stale' }, { target: 'preparing' }],
  edit: [
    { guard: 'hasMoved', target: 'stale' },
    { target: 'filling', actions: ['hush', 'tellLeft'] },
  ],
  left: [{ guard: 'hasMoved', target: 'stale' }, left],
} as const

/** From a form to what a wallet is asked for, and to its hash. What was handed over is followed by others, whatever becomes of this. */
export const sendMachine = sendSetup.createMachine({
  id: 'send',
  description: 'Money is sent.',
  options: { maxIterations: 100 },
  context: ({ input }) => beginning(input),
  output: ({ context }) => outputOf(context),
  initial: 'weighing',
  on: { ...ended, 'holdings.settled': { guard: 'isItsHoldings', actions: 'setHoldings' } },
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
      states: { asset: assetRegion, receiver: receiverRegion },
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
      on: { cancel: { target: 'filling', actions: 'tellLeft' }, left },
    },
    blocked: {
      description: 'It cannot be built, or nothing can be sent from here.',
      on: {
        retry: { guard: 'mayEdit', target: 'preparing' },
        edit: { guard: 'mayEdit', target: 'filling', actions: ['hush', 'tellLeft'] },
        left,
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
        left,
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
      on: { cancel: 'reviewing', left },
    },
    handed: {
      description: 'The wallet has it: it cannot be taken back.',
      tags: ['person', 'busy'],
      initial: 'waiting',
      on: {
        ...noted,
        'transfer.sent': { guard: 'isIts', target: 'sent', actions: 'keepHash' },
        'transfer.refused': { guard: 'isIts', target: 'refused', actions: 'keepCode' },
        'transfer.failed': [
          { guard: 'isUntold', target: 'untold', actions: 'keepCode' },
          { guard: 'isIts', target: 'failed', actions: 'keepCode' },
        ],
        another,
      },
      states: {
        waiting: {
          description: 'It was asked just now.',
          on: { 'transfer.silent': { guard: 'isIts', target: 'silent' } },
        },
        silent: { description: 'Nothing was heard for a while; the request is still open.' },
      },
    },
    refused: { description: 'The visitor said no in the wallet.', on: settled },
    failed: { description: 'It did not get out.', on: settled },
    untold: {
      description: 'Nobody can say whether it was sent: it is not tried again.',
      on: { ...noted, another },
    },
    stale: {
      description: 'Account or network are others now: nothing was sent.',
      entry: 'tellStale',
      on: { restart: 'renewed' },
    },
    sent: { type: 'final', description: 'Its hash is known.' },
    renewed: { type: 'final', description: 'It is to begin anew.' },
  },
})
