import { remoteSetup } from './remote.setup.ts'
import { pairInput } from './remote.values.ts'

const refused = {
  target: '#connectRemote.working',
  reenter: true,
  actions: ['tellRefused', 'renewRefused'],
} as const
const expired = {
  target: '#connectRemote.working',
  reenter: true,
  actions: ['tellExpired', 'renewExpired'],
} as const
const again = { target: '#connectRemote.working', reenter: true, actions: 'beginAgain' } as const
const approved = { target: '#connectRemote.settling', actions: 'keepPeer' } as const
const failed = {
  target: '#connectRemote.failed',
  actions: ['keepCode', 'tellFailed', 'forgetTry'],
} as const
const others = '#connectRemote.cancelled'

/** From wanting a code to a wallet that said yes to it. */
export const codeRegion = remoteSetup.createStateConfig({
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
        'relay.back': { actions: 'regainRelay' },
        'wallet.approved': approved,
        'wallet.refused': refused,
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
          description: 'No code within the time it may take; one that comes after all is taken.',
          entry: 'keepNoAnswer',
          on: {
            'pairing.failed': {
              target: '#connectRemote.working.code.unreachable',
              actions: 'keepCode',
            },
            retry: again,
            others,
          },
        },
        shown: {
          description: 'There is a code. While the relay is down it stays good.',
          tags: 'person',
          on: {
            'uri.expired': expired,
            'pairing.failed': [{ guard: 'isExpiry', ...expired }, failed],
          },
        },
      },
    },
    given: {
      description: 'The page pairs by itself; its code is shown until its wallet says yes.',
      invoke: { id: 'watchSession', src: 'watchSession' },
      on: { 'session.began': approved },
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
          on: { retry: again, others },
        },
        shown: { description: 'The page’s own code.', tags: 'person' },
      },
    },
    unreachable: { description: 'No code can be had now.', on: { retry: again, others } },
  },
})
