import type { TransferRequest } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { isSolanaAddress } from '../codecs.ts'
import { programs } from './programs.ts'

/** What is asked for, read. */
export type Asked = {
  from: string
  to: string
  asset: string | null
  amount: bigint
  decimals: number | null
}

const units = /^\d{1,20}$/
/** The largest number of the chain. */
const most = 2n ** 64n - 1n

/** Throws `send/…` for what cannot be sent whatever the chain says. */
export function readRequest({
  network,
  from,
  to,
  asset,
  amount,
  decimals,
}: TransferRequest): Asked {
  if (network.chainNamespace !== 'solana') throw new KitError('send/unsupported-chain')
  if (!isSolanaAddress(from) || (asset !== null && !isSolanaAddress(asset)))
    throw new KitError('transaction/address-invalid')
  if (!isSolanaAddress(to)) throw new KitError('send/address-invalid')
  if (to === programs.system || to === asset) throw new KitError('send/receiver-blocked')
  const read = units.test(amount) ? BigInt(amount) : null
  if (read === null || read > most) throw new KitError('send/amount-invalid')
  if (read === 0n) throw new KitError('send/amount-or-receiver-missing')
  return { from, to, asset, amount: read, decimals }
}
