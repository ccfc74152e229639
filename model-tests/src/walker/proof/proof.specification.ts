import { assertEqual } from '../check.ts'
import { scenario } from '../scenario.ts'
import { proofModel } from './proof.model.ts'
import type { Fault } from './proof.types.ts'

const begin = (fault: Fault | 'none', stored: boolean) => scenario(proofModel(fault), { stored })

/** The expected behaviour of the proof machine, written independently of it. */
export async function specification(fault: Fault | 'none'): Promise<void> {
  assertEqual(begin(fault, true).at(), 'resuming', 'a stored wallet is requested')
  assertEqual(begin(fault, false).at(), 'idle', 'no request without a stored wallet')

  const cancelled = begin(fault, false)
  await cancelled.send({ type: 'begin' })
  await cancelled.send({ type: 'cancel' })
  assertEqual(cancelled.at(), 'idle', 'cancel goes back')

  const unlucky = begin(fault, false)
  await unlucky.send({ type: 'begin' })
  await unlucky.fail('requestPairing', new Error('no'))
  await unlucky.send({ type: 'retry' })
  await unlucky.fail('requestPairing', new Error('no'))
  await unlucky.send({ type: 'retry' })
  assertEqual(unlucky.at(), 'failed', 'two tries are enough')

  const elsewhere = begin(fault, false)
  await elsewhere.send({ type: 'begin' })
  await elsewhere.answer('requestPairing', { session: 's', chain: 'two' })
  assertEqual(
    [elsewhere.at(), elsewhere.snapshot().context.wallet?.chain],
    ['connected.elsewhere', 'two'],
    'the chain is known',
  )
}
