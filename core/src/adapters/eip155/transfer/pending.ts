import { KitError } from '../../../errors/kit-error.ts'
import type { Money } from '../../money.ts'
import type { Chains } from '../../shared/chains.ts'
import { readAddress } from '../read-accounts.ts'
import { nodeOf } from './node.ts'

/** As many as its next number is ahead of what blocks took. */
export const pending =
  (chains: Chains): Money['pending'] =>
  async ({ network, address }, signal) => {
    const known = readAddress(address)
    if (known === null) throw new KitError('transaction/address-invalid')
    const node = nodeOf(chains, network, signal)
    const next = (tag: string) => node.quantity('eth_getTransactionCount', [known, tag])
    const [taken, all] = await Promise.all([next('latest'), next('pending')])
    return all > taken ? all - taken : 0n
  }
