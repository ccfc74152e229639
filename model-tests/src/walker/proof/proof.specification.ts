import { assertEqual } from '../check.ts'
import { scenario } from '../scenario.ts'
import { proofModel } from './proof.model.ts'
import type { Fault } from './proof.types.ts'

const start = (fault: Fault | 'none', stored: boolean) => scenario(proofModel(fault), { stored })

/** The expected behaviour of the proof machine, written independently of it. */
export async function specification(fault: Fault | 'none'): Promise<void> {
  assertEqual(start(fault, true).statePath(), 'resuming', 'a stored wallet is requested')
  assertEqual(start(fault, false).statePath(), 'idle', 'no request without a stored wallet')

  const cancelled = start(fault, false)
  await cancelled.send({ type: 'begin' })
  await cancelled.send({ type: 'cancel' })
  assertEqual(cancelled.statePath(), 'idle', 'cancel returns to idle')

  const rejected = start(fault, false)
  await rejected.send({ type: 'begin' })
  await rejected.fail('requestPairing', new Error('no'))
  await rejected.send({ type: 'retry' })
  await rejected.fail('requestPairing', new Error('no'))
  await rejected.send({ type: 'retry' })
  assertEqual(rejected.statePath(), 'failed', 'a second failure allows no retry')

  const onOtherChain = start(fault, false)
  await onOtherChain.send({ type: 'begin' })
  await onOtherChain.answer('requestPairing', { session: 's', chain: 'two' })
  assertEqual(
    [onOtherChain.statePath(), onOtherChain.snapshot().context.wallet?.chain],
    ['connected.elsewhere', 'two'],
    'the chain is stored',
  )
}
