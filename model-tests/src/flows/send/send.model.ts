import { maxOf } from '../../../../core/src/flows/send/send.amount.ts'
import { labelOf } from '../../../../core/src/flows/send/send.context.ts'
import { sendMachine } from '../../../../core/src/flows/send/send.machine.ts'
import { sendReactions } from '../../../../core/src/flows/send/send.reactions.ts'
import { addressIn } from '../../../../core/src/flows/send/send.receiver.ts'
import type { SendView } from '../../../../core/src/flows/send/send.types.ts'
import { sendView } from '../../../../core/src/flows/send/send.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { dollar, sendCases, sendInputs } from './send.cases.ts'

type See = StepResult<typeof sendMachine>
const view = ({ state }: See) => sendView(state, () => {})
const shows = (step: SendView['step']) => (seen: See) => assertEqual(view(seen).step, step, 'step')
const filling =
  (look: (shown: Extract<SendView, { step: 'filling' }>, seen: See) => void) => (seen: See) => {
    const shown = view(seen)
    if (shown.step === 'filling') look(shown, seen)
    else assertTrue(false, `step is ${shown.step}`)
  }
const awaitingWallet = (unresponsive: boolean) => (seen: See) => {
  const shown = view(seen)
  assertEqual(shown.step === 'awaitingWallet' && shown.unresponsive, unresponsive, 'unresponsive')
}
const count = ({ run }: See, type: string) =>
  run.allEmitted.filter((fact) => fact.type === type).length

/** Model of the send flow. */
export const sendModel: MachineModel<typeof sendMachine> = {
  id: 'flows/send',
  machine: sendMachine,
  inputs: sendInputs,
  cases: sendCases,
  commands: [
    ...([
      'pick',
      'amount.set',
      'unit.switch',
      'max',
      'receiver.set',
      'receiver.paste',
      'receiver.stop',
      'preview',
    ] as const),
    ...(['cancel', 'accept', 'confirm', 'edit', 'startNew', 'retry', 'restart'] as const),
  ],
  listeners: {},
  project: (context) => [
    ...[labelOf(context) === 'preview', context.asset === null],
    ...[context.outdated, context.warnings.length - context.accepted.length, context.id],
  ],
  // the walk ends at: two filled fields of an empty form, the error of a form without a token, a
  // cleared field of a complete form, the rejection of an open transfer by its wallet
  stopsPath: ({ knownAddresses, asset, amount, receiver, unit, openTransfer, problem }) => {
    if (openTransfer !== null) return openTransfer.status !== 'awaitingWallet' || problem !== null
    const given = [asset !== null, amount !== '', receiver.status !== 'empty'].filter(
      Boolean,
    ).length
    if (knownAddresses.length === 1) return given > 1
    if (knownAddresses.length === 0)
      return given !== 2 || receiver.status !== 'resolving' || problem !== null
    return (
      asset?.address !== dollar.address ||
      given < 3 ||
      receiver.status === 'invalid' ||
      unit === 'fiat'
    )
  },
  role: flowRole({ view: sendView, reactions: sendReactions }),
  states: {
    'filling.asset.empty': filling(({ asset, useMax }) =>
      assertEqual([asset, useMax], [null, null], 'nothing is chosen'),
    ),
    'filling.asset.loading': filling(({ useMax }) =>
      assertEqual(useMax, null, 'no Max before the chain spoke'),
    ),
    'filling.asset.loaded.idle': filling(({ useMax }, { context }) =>
      assertEqual(useMax !== null, maxOf(context) !== null, 'Max'),
    ),
    'filling.asset.loaded.estimatingFee': filling(({ useMax }) =>
      assertEqual(useMax, null, 'no Max before the fee is known'),
    ),
    'filling.asset.failed': filling(({ useMax }) => assertEqual(useMax, null, 'no Max')),
    'filling.receiver.empty': filling(({ receiver }) =>
      assertEqual(receiver.status, 'empty', 'receiver'),
    ),
    'filling.receiver.waiting': filling(({ stopResolving }) =>
      assertTrue(stopResolving !== null, 'can be stopped'),
    ),
    'filling.receiver.resolving': filling(({ receiver, stopResolving }, { run }) => {
      assertTrue(stopResolving !== null, 'can be stopped')
      const asked = run.environment.pending('resolveReceiver').input
      assertTrue(
        JSON.stringify(asked).includes(`"text":"${receiver.text}"`),
        'what is written is looked up',
      )
    }),
    'filling.receiver.resolved': filling(({ receiver, stopResolving }) => {
      assertEqual(stopResolving, null, 'nothing to stop')
      assertTrue(receiver.status !== 'resolving' && receiver.status !== 'empty', receiver.status)
    }),
    preparing: shows('preparing'),
    blocked: (seen) => {
      const shown = view(seen)
      assertTrue(shown.step === 'blocked' && shown.problem !== 'kit/unknown', 'has a reason')
    },
    unsupported: (seen) => {
      const shown = view(seen)
      assertEqual(shown, { step: 'unsupported', problem: 'send/unsupported-chain' }, 'view')
    },
    reviewing: (seen) => {
      const shown = view(seen)
      if (shown.step !== 'reviewing') return assertTrue(false, 'step')
      assertEqual(
        shown.review,
        seen.context.prepared?.review,
        'it is the review of what is handed over',
      )
      assertEqual(
        shown.confirm === null,
        shown.warnings.some(({ accepted }) => !accepted),
        'each warning is accepted first',
      )
    },
    checking: shows('checking'),
    'awaitingWallet.waiting': awaitingWallet(false),
    'awaitingWallet.unresponsive': awaitingWallet(true),
    rejected: shows('rejected'),
    failed: shows('failed'),
    outcomeUnknown: shows('outcomeUnknown'),
    outdated: shows('outdated'),
    sent: ({ state, context }) =>
      assertEqual(
        state.output,
        {
          type: 'sent',
          id: context.id,
          hash: context.hash,
          caipNetworkId: context.network.caipNetworkId,
          from: context.from,
        },
        'output',
      ),
    restarted: ({ state }) => assertEqual(state.output, { type: 'restarted' }, 'output'),
  },
  invariants: {
    'what is handed over was reviewed, accepted and checked; each id once': (seen) => {
      const ids = seen.run.allEmitted.flatMap((fact) =>
        fact.type === 'submit.requested' ? [String(fact.id)] : [],
      )
      const checks = seen.run.environment.requests.filter(
        ({ src, settled }) => src === 'check' && settled,
      )
      assertTrue(ids.length <= checks.length, 'as many as were checked')
      for (const fact of seen.emitted) {
        if (fact.type !== 'submit.requested' || !('prepared' in fact)) continue
        assertEqual(fact.prepared, seen.context.prepared, 'what was reviewed')
        assertTrue(seen.state.matches('awaitingWallet'), 'awaitingWallet')
        assertTrue(
          seen.context.warnings.every((warning) => seen.context.accepted.includes(warning)),
          'all accepted',
        )
      }
    },
    'nothing is handed over once account or network are others (fault case I5)': ({
      emitted,
      context,
    }) => {
      if (context.outdated !== null)
        assertTrue(!emitted.some(({ type }) => type === 'submit.requested'), 'nothing is broadcast')
    },
    'another account or network ends everything that was not handed over': ({ state, context }) => {
      if (context.outdated === null) return
      const stays = (
        [
          'awaitingWallet',
          'rejected',
          'failed',
          'outcomeUnknown',
          'outdated',
          'sent',
          'restarted',
        ] as const
      ).some((at) => state.matches(at))
      assertTrue(stays, JSON.stringify(state.value))
    },
    'the review is of what is in the form': ({ state, context }) => {
      if (!state.matches('reviewing') && !state.matches('checking')) return
      assertEqual(context.review?.to, addressIn(context.receiver), 'receiver')
      assertEqual(context.review?.asset, context.asset?.address, 'asset')
    },
    'the review opens once for each that is prepared': (seen) =>
      assertTrue(
        count(seen, 'review.ready') >= count(seen, 'submit.requested'),
        'each was reviewed',
      ),
  },
  allow: {
    'send at "restarted" offers restart, which is ignored there':
      'the page is just being opened anew',
  },
}
