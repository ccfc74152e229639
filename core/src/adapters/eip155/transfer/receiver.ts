import { KitError } from '../../../errors/kit-error.ts'
import type { Money } from '../../money.ts'
import type { Chains } from '../../shared/chains.ts'
import { readAddress } from '../read-accounts.ts'
import { readToken } from './erc20.ts'
import { nodeOf } from './node.ts'

/** EIP-7702: an account with a key, which lends itself a contract's code. */
const lent = /^0xef0100[0-9a-f]{40}$/i

/** Whether code lives at an address. */
export const receiver =
  (chains: Chains): Money['receiver'] =>
  async ({ network, address }, signal) => {
    const known = readAddress(address)
    if (known === null) throw new KitError('send/address-invalid')
    const code = await nodeOf(chains, network, signal).bytes('eth_getCode', [known, 'latest'])
    return { isContract: code !== '0x' && !lent.test(code) }
  }

/** A token, as its contract says it. */
export const token =
  (chains: Chains): Money['token'] =>
  async ({ network, asset, holder }, signal) => {
    const [contract, owner] = [readAddress(asset), readAddress(holder)]
    if (contract === null || owner === null) throw new KitError('transaction/address-invalid')
    return readToken(nodeOf(chains, network, signal), contract, owner)
  }
