import { same } from '../check.ts'
import { scenario } from '../scenario.ts'
import { proofModel } from './proof.model.ts'
import type { Fault } from './proof.types.ts'

const begin = (fault: Fault | 'none', stored: boolean) => scenario(proofModel(fault), { stored })

/** What the proof chart should do, written without looking at it. */
export async function specification(fault: Fault | 'none'): Promise<void> {
  same(begin(fault, true).at(), 'resuming', 'a remembered wallet is asked')
  same(begin(fault, false).at(), 'idle', 'nothing is asked when none is remembered')

  const cancelled = begin(fault, false)
  await cancelled.send({ type: 'begin' })
  await cancelled.send({ type: 'cancel' })
  same(cancelled.at(), 'idle', 'cancel goes back')

  const unlucky = begin(fault, false)
  await unlucky.send({ type: 'begin' })
  await unlucky.fail('requestPairing', new Error('no'))
  await unlucky.send({ type: 'retry' })
  await unlucky.fail('requestPairing', new Error('no'))
  await unlucky.send({ type: 'retry' })
  same(unlucky.at(), 'failed', 'two tries are enough')

  const elsewhere = begin(fault, false)
  await elsewhere.send({ type: 'begin' })
  await elsewhere.answer('requestPairing', { session: 's', chain: 'two' })
  same(
    [elsewhere.at(), elsewhere.snapshot().context.wallet?.chain],
    ['connected.elsewhere', 'two'],
    'the chain is known',
  )
}
