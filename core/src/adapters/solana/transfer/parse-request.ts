import type { TransferRequest } from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { isSolanaAddress } from '../codecs.ts'
import { programs } from './programs.ts'

/** A request with valid addresses and a parsed amount. */
export type ParsedRequest = {
  from: string
  to: string
  asset: string | null
  amount: bigint
  decimals: number | null
}

const units = /^\d{1,20}$/
const maxU64 = 2n ** 64n - 1n

/**
 * Parses a request. Throws `send/…` and `transaction/…` if it is invalid regardless of the chain's
 * state.
 */
export function parseRequest({
  network,
  from,
  to,
  asset,
  amount,
  decimals,
}: TransferRequest): ParsedRequest {
  if (network.chainNamespace !== 'solana') throw new KitError(sendErrors, 'send/unsupported-chain')
  if (!isSolanaAddress(from) || (asset !== null && !isSolanaAddress(asset)))
    throw new KitError(transactionErrors, 'transaction/address-invalid')
  if (!isSolanaAddress(to)) throw new KitError(sendErrors, 'send/address-invalid')
  if (to === programs.system || to === asset)
    throw new KitError(sendErrors, 'send/receiver-blocked')
  const parsedAmount = units.test(amount) ? BigInt(amount) : null
  if (parsedAmount === null || parsedAmount > maxU64)
    throw new KitError(sendErrors, 'send/amount-invalid')
  if (parsedAmount === 0n) throw new KitError(sendErrors, 'send/amount-or-receiver-missing')
  return { from, to, asset, amount: parsedAmount, decimals }
}
