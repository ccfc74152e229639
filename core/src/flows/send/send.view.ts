import type { SnapshotFrom } from 'xstate'
import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { counterOf, isMismatched, maxOf } from './send.amounts.ts'
import type { sendMachine } from './send.machine.ts'
import { addressIn, lookAlikes, shownReceiver } from './send.receivers.ts'
import type { BareCommand, SendCommand, SendContext, SendView } from './send.types.ts'
import { labelOf, reviewedOf } from './send.values.ts'

type Snapshot = SnapshotFrom<typeof sendMachine>
type Send = (command: SendCommand) => void

/** What sending may show, and the only things it may do there. */
export function sendView(state: Snapshot, send: Send): SendView {
  const { context } = state
  const { network, moved, hash } = context
  const say = (type: BareCommand) => () => send({ type })
  const [retry, edit, cancel] = [say('retry'), say('edit'), say('cancel')]
  const problem = context.problem ?? 'kit/unknown'
  if (state.matches('preparing')) return { step: 'preparing', cancel }
  if (state.matches('blocked')) {
    const may = problem !== 'send/unsupported-chain'
    return { step: 'blocked', problem, retry: may ? retry : null, edit: may ? edit : null }
  }
  if (state.matches('reviewing')) return reviewingView(context, send)
  if (state.matches('checking')) return { ...reviewedOf(context), step: 'checking', cancel }
  if (state.matches('handed')) {
    return {
      ...reviewedOf(context),
      step: 'handed',
      silent: state.matches({ handed: 'silent' }),
      another: say('another'),
    }
  }
  if (state.matches('refused'))
    return { ...reviewedOf(context), step: 'refused', problem, retry, edit }
  if (state.matches('failed'))
    return { ...reviewedOf(context), step: 'failed', problem, retry, edit }
  if (state.matches('untold'))
    return { ...reviewedOf(context), step: 'untold', problem, another: say('another') }
  if (state.matches('stale') || state.matches('renewed')) {
    return { step: 'stale', problem: moved ?? 'send/account-changed', restart: say('restart') }
  }
  if (state.matches('sent')) return { step: 'sent', hash, network, status: 'sent' }
  return fillingView(context, send)
}

function fillingView(context: SendContext, send: Send): SendView {
  const { from, network, assets, hidden, loading, asset, amount, unit } = context
  const receiver = shownReceiver(context)
  const label = labelOf(context)
  const unfit = isMismatched(context)
  return {
    step: 'filling',
    ...{ from, network, assets, hidden, loading, asset, amount, unit, receiver, label },
    counter: counterOf(context),
    problem: unfit ? 'send/decimals-mismatch' : context.problem,
    pick: (asset) => send({ type: 'pick', asset }),
    setAmount: (text) => send({ type: 'amount.set', text }),
    switchUnit:
      parsePrice(asset?.price ?? null) === null ? null : () => send({ type: 'unit.switch' }),
    useMax: maxOf(context) === null ? null : () => send({ type: 'max' }),
    setReceiver: (text) => send({ type: 'receiver.set', text }),
    pasteReceiver: (text) => send({ type: 'receiver.paste', text }),
    stopResolving: receiver.status === 'resolving' ? () => send({ type: 'receiver.stop' }) : null,
    preview: label === 'preview' && !unfit ? () => send({ type: 'preview' }) : null,
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
