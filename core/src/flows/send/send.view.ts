import type { SnapshotFrom } from 'xstate'
import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { amountInOtherUnit, isMismatched, maxOf } from './send.amount.ts'
import { labelOf, reviewedOf } from './send.context.ts'
import type { sendMachine } from './send.machine.ts'
import { addressIn, lookAlikes, shownReceiver } from './send.receiver.ts'
import type { PlainCommand, SendCommand, SendContext, SendView } from './send.types.ts'

type Snapshot = SnapshotFrom<typeof sendMachine>
type Send = (command: SendCommand) => void

/** Maps a snapshot to the step that a screen shows, with the commands that the state allows. */
export function sendView(snapshot: Snapshot, send: Send): SendView {
  const { context } = snapshot
  const { outdated, hash, status, otherNetwork, cause } = context
  const command = (type: PlainCommand) => () => send({ type })
  const retry = command('retry')
  const edit = command('edit')
  const cancel = command('cancel')
  const startNew = command('startNew')
  const problem = context.problem ?? 'kit/unknown'
  if (snapshot.matches('preparing')) return { step: 'preparing', cancel }
  if (snapshot.matches('blocked')) return { step: 'blocked', problem, cause, retry, edit }
  if (snapshot.matches('unsupported')) return { step: 'unsupported', problem }
  if (snapshot.matches('reviewing')) return reviewingView(context, send)
  if (snapshot.matches('checking')) return { ...reviewedOf(context), step: 'checking', cancel }
  if (snapshot.matches('awaitingWallet') || snapshot.matches('cancelled')) {
    const unresponsive = snapshot.matches({ awaitingWallet: 'unresponsive' })
    return {
      ...reviewedOf(context),
      step: 'awaitingWallet',
      unresponsive,
      startNew: unresponsive ? startNew : null,
      cancel,
    }
  }
  if (snapshot.matches('rejected')) {
    return { ...reviewedOf(context), step: 'rejected', problem, retry, edit }
  }
  if (snapshot.matches('failed')) {
    return { ...reviewedOf(context), step: 'failed', problem, cause, retry, edit }
  }
  if (snapshot.matches('outcomeUnknown')) {
    return { ...reviewedOf(context), step: 'outcomeUnknown', problem, startNew }
  }
  if (snapshot.matches('outdated') || snapshot.matches('restarted')) {
    const reason = outdated ?? 'send/account-changed'
    return { step: 'outdated', problem: reason, restart: command('restart') }
  }
  if (snapshot.matches('sent') || snapshot.matches('finished')) {
    const done = command('done')
    return { ...reviewedOf(context), step: 'sent', hash, status, otherNetwork, done }
  }
  return fillingView(context, send)
}

function fillingView(context: SendContext, send: Send): SendView {
  const { from, network, assets, hidden, loading, asset, amount, unit } = context
  const receiver = shownReceiver(context)
  const label = labelOf(context)
  const mismatched = isMismatched(context)
  const submit = () => send({ type: 'preview' })
  return {
    step: 'filling',
    from,
    network,
    assets,
    hidden,
    loading,
    asset,
    amount,
    unit,
    receiver,
    label,
    counter: amountInOtherUnit(context),
    problem: mismatched ? 'send/decimals-mismatch' : context.problem,
    pick: (asset) => send({ type: 'pick', asset }),
    setAmount: (text) => send({ type: 'amount.set', text }),
    switchUnit:
      parsePrice(asset?.price ?? null) === null ? null : () => send({ type: 'unit.switch' }),
    useMax: maxOf(context) === null ? null : () => send({ type: 'max' }),
    setReceiver: (text) => send({ type: 'receiver.set', text }),
    pasteReceiver: (text) => send({ type: 'receiver.paste', text }),
    stopResolving: receiver.status === 'resolving' ? () => send({ type: 'receiver.stop' }) : null,
    acceptReceiver:
      receiver.status === 'doubtful'
        ? () => send({ type: 'receiver.accept', address: receiver.address })
        : null,
    preview: label === 'preview' && !mismatched ? submit : null,
    submit,
  }
}

function reviewingView(context: SendContext, send: Send): SendView {
  const { warnings, accepted, receiver, problem } = context
  const isAccepted = warnings.every((warning) => accepted.includes(warning))
  return {
    ...reviewedOf(context),
    step: 'reviewing',
    warnings: warnings.map((warning) => ({ warning, accepted: accepted.includes(warning) })),
    lookAlikes: lookAlikes(addressIn(receiver) ?? '', context),
    problem,
    accept: (warning) => send({ type: 'accept', warning }),
    confirm: isAccepted ? () => send({ type: 'confirm' }) : null,
    edit: () => send({ type: 'edit' }),
  }
}
