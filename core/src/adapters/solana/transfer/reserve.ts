import { KitError } from '../../../errors/kit-error.ts'
import type { Money } from '../../money.ts'
import type { Chains } from '../../shared/chains.ts'
import { isSolanaAddress } from '../codecs.ts'
import { createMoneyNode } from './node.ts'
import { encodeWire } from './wire.ts'

/** The fee, and what keeps the account alive, also where a wallet pays more to be quick. A token's transfer leaves all of the token to be sent. */
export const reserve =
  (chains: Chains): Money['reserve'] =>
  async ({ network, from, to, asset }, signal) => {
    if (asset !== null) return '0'
    if (!isSolanaAddress(from)) throw new KitError('transaction/address-invalid')
    const node = createMoneyNode(chains.of(network), signal)
    const receiver = isSolanaAddress(to) ? to : from
    const [blockhash, least] = await Promise.all([node.blockhash(), node.rent(0)])
    const fee = await node.fee(
      encodeWire({ from, to: receiver, amount: 1n, token: null, blockhash }),
    )
    return String(fee + least)
  }
