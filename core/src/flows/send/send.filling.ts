import { KitError } from '../../errors/kit-error.ts'
import { sendSetup } from './send.setup.ts'
import { assetInput, costsInput, receiverInput } from './send.values.ts'

const timedOut = () => ({ error: new KitError('kit/timed-out') })
const stopped = () => ({ error: new KitError('kit/aborted') })
const stop = { target: 'settled', actions: { type: 'refuseReceiver', params: stopped } } as const

/** What is sent, what the chain says of it, and what has to stay behind for the fee. */
export const assetRegion = sendSetup.createStateConfig({
  description: 'The token.',
  initial: 'none',
  on: { pick: { guard: 'isListed', target: '.reading', actions: 'pick' } },
  states: {
    none: { description: 'Nothing is chosen.', always: { guard: 'hasAsset', target: 'reading' } },
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
})

/** To whom: an address, or a name that is looked up. */
export const receiverRegion = sendSetup.createStateConfig({
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
      on: { 'receiver.stop': stop },
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
          { target: 'settled', actions: { type: 'refuseReceiver', params: ({ event }) => event } },
        ],
      },
      after: {
        severalAnswers: {
          target: 'settled',
          actions: { type: 'refuseReceiver', params: timedOut },
        },
      },
      on: { 'receiver.stop': stop },
    },
    settled: { description: 'It is known who that is, or that nobody can tell.' },
  },
})
