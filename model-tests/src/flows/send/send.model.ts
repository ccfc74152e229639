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

type Result = StepResult<typeof sendMachine>
const view = ({ state }: Result) => sendView(state, () => {})
const checkStep = (step: SendView['step']) => (result: Result) =>
  assertEqual(view(result).step, step, 'step')
const checkForm =
  (check: (shown: Extract<SendView, { step: 'filling' }>, result: Result) => void) =>
  (result: Result) => {
    const shown = view(result)
    if (shown.step === 'filling') check(shown, result)
    else assertTrue(false, `step is ${shown.step}`)
  }
const checkAwaitingWallet = (unresponsive: boolean) => (result: Result) => {
  const shown = view(result)
  assertEqual(shown.step === 'awaitingWallet' && shown.unresponsive, unresponsive, 'unresponsive')
}
const countEmitted = ({ run }: Result, type: string) =>
  run.allEmitted.filter((event) => event.type === type).length

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
      'receiver.accept',
      'preview',
    ] as const),
    ...(['cancel', 'accept', 'confirm', 'edit', 'startNew', 'retry', 'restart', 'done'] as const),
  ],
  listeners: {},
  project: (context) => [
    ...[labelOf(context) === 'preview', context.asset === null],
    ...[context.outdated, context.warnings.length - context.accepted.length, context.id],
  ],
  // Paths from the four kinds of input end at: two filled fields of an empty form; the problem of a
  // form without a token; a cleared field of a complete form; the rejection of an open transfer.
  stopsPath: ({ knownAddresses, asset, amount, receiver, unit, openTransfer, problem }) => {
    if (openTransfer !== null) return openTransfer.status !== 'awaitingWallet' || problem !== null
    const filledFields = [asset !== null, amount !== '', receiver.status !== 'empty'].filter(
      Boolean,
    ).length
    if (knownAddresses.length === 1) return filledFields > 1
    if (knownAddresses.length === 0)
      return filledFields !== 2 || receiver.status !== 'resolving' || problem !== null
    return (
      asset?.address !== dollar.address ||
      filledFields < 3 ||
      receiver.status === 'invalid' ||
      unit === 'fiat'
    )
  },
  role: flowRole({ view: sendView, reactions: sendReactions }),
  states: {
    'filling.asset.empty': checkForm(({ asset, useMax }) =>
      assertEqual([asset, useMax], [null, null], 'no asset and no Max'),
    ),
    'filling.asset.loading': checkForm(({ useMax }) =>
      assertEqual(useMax, null, 'no Max before the balance is read'),
    ),
    'filling.asset.loaded.idle': checkForm(({ useMax }, { context }) =>
      assertEqual(useMax !== null, maxOf(context) !== null, 'Max'),
    ),
    'filling.asset.loaded.estimatingFee': checkForm(({ useMax }) =>
      assertEqual(useMax, null, 'no Max before the fee is estimated'),
    ),
    'filling.asset.failed': checkForm(({ useMax }) => assertEqual(useMax, null, 'no Max')),
    'filling.receiver.empty': checkForm(({ receiver }) =>
      assertEqual(receiver.status, 'empty', 'receiver'),
    ),
    'filling.receiver.waiting': checkForm(({ stopResolving }) =>
      assertTrue(stopResolving !== null, 'resolving can be stopped'),
    ),
    'filling.receiver.resolving': checkForm(({ receiver, stopResolving }, { run }) => {
      assertTrue(stopResolving !== null, 'resolving can be stopped')
      const request = run.environment.pending('resolveReceiver').input
      assertTrue(
        JSON.stringify(request).includes(`"text":"${receiver.text}"`),
        'the request has the entered text',
      )
    }),
    'filling.receiver.doubtful': checkForm(({ receiver, acceptReceiver, preview }) => {
      assertEqual([receiver.status, preview], ['doubtful', null], 'no preview of a doubtful name')
      assertTrue(acceptReceiver !== null, 'the address can be accepted')
    }),
    'filling.receiver.resolved': checkForm(({ receiver, stopResolving, acceptReceiver }) => {
      assertEqual([stopResolving, acceptReceiver], [null, null], 'stopResolving, acceptReceiver')
      assertTrue(
        ['known', 'named', 'invalid'].includes(receiver.status),
        `resolved with ${receiver.status}`,
      )
    }),
    preparing: checkStep('preparing'),
    blocked: (result) => {
      const shown = view(result)
      assertTrue(shown.step === 'blocked' && shown.problem !== 'kit/unknown', 'has a problem')
    },
    unsupported: (result) => {
      const shown = view(result)
      assertEqual(shown, { step: 'unsupported', problem: 'send/unsupported-chain' }, 'view')
    },
    reviewing: (result) => {
      const shown = view(result)
      if (shown.step !== 'reviewing') return assertTrue(false, 'step')
      assertEqual(
        shown.review,
        result.context.prepared?.review,
        'the review is that of the prepared payload',
      )
      assertEqual(
        shown.confirm === null,
        shown.warnings.some(({ accepted }) => !accepted),
        'confirm is null until every warning is accepted',
      )
    },
    checking: checkStep('checking'),
    'awaitingWallet.waiting': checkAwaitingWallet(false),
    'awaitingWallet.unresponsive': checkAwaitingWallet(true),
    rejected: checkStep('rejected'),
    failed: checkStep('failed'),
    outcomeUnknown: checkStep('outcomeUnknown'),
    outdated: checkStep('outdated'),
    sent: checkStep('sent'),
    finished: ({ state, context }) =>
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
    cancelled: ({ state }) => assertEqual(state.output, { type: 'cancelled' }, 'output'),
  },
  invariants: {
    'a submitted payload was reviewed, checked and its warnings accepted': (result) => {
      const ids = result.run.allEmitted.flatMap((event) =>
        event.type === 'submit.requested' ? [String(event.id)] : [],
      )
      const checks = result.run.environment.requests.filter(
        ({ src, settled }) => src === 'check' && settled,
      )
      assertTrue(ids.length <= checks.length, 'each submission has a check')
      for (const event of result.emitted) {
        if (event.type !== 'submit.requested' || !('prepared' in event)) continue
        assertEqual(event.prepared, result.context.prepared, 'the reviewed payload')
        assertTrue(result.state.matches('awaitingWallet'), 'awaitingWallet')
        assertTrue(
          result.context.warnings.every((warning) => result.context.accepted.includes(warning)),
          'every warning is accepted',
        )
      }
    },
    'an address for another network is submitted only after the visitor accepted it (decision 50)':
      ({ state, context }) => {
        const steps = ['preparing', 'reviewing', 'checking', 'awaitingWallet'] as const
        if (steps.some((step) => state.matches(step)))
          assertTrue(context.receiver.status !== 'doubtful', 'the receiver is accepted')
      },
    'no payload is submitted after the account or the network changed (fault I5)': ({
      emitted,
      context,
    }) => {
      if (context.outdated !== null)
        assertTrue(!emitted.some(({ type }) => type === 'submit.requested'), 'submit.requested')
    },
    'a changed account or network ends a transfer that was not submitted': ({ state, context }) => {
      if (context.outdated === null) return
      const isAllowed = (
        [
          'awaitingWallet',
          'rejected',
          'failed',
          'outcomeUnknown',
          'outdated',
          'sent',
          'finished',
          'restarted',
        ] as const
      ).some((path) => state.matches(path))
      assertTrue(isAllowed, JSON.stringify(state.value))
    },
    'the review has the receiver and the asset of the form': ({ state, context }) => {
      if (!state.matches('reviewing') && !state.matches('checking')) return
      assertEqual(context.review?.to, addressIn(context.receiver), 'receiver')
      assertEqual(context.review?.asset, context.asset?.address, 'asset')
    },
    'a review opens before each submission': (result) =>
      assertTrue(
        countEmitted(result, 'review.ready') >= countEmitted(result, 'submit.requested'),
        'number of reviews',
      ),
  },
  allow: {
    'the view of send in "restarted" has the command restart, which the machine ignores':
      'The flow has ended, and its reactions open the view again.',
    'the view of send in "finished" has the command done, which the machine ignores':
      'The flow has ended, and its reactions open the account.',
    'the view of send in "cancelled" has the command cancel, which the machine ignores':
      'The flow has ended, and its reactions open the account.',
  },
}
