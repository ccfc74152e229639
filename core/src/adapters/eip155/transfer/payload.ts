import { parseQuantity } from '../../../domain/amount/quantity.ts'
import type { Network } from '../../../domain/network/network.ts'
import type {
  EvmPayload,
  TransferPayload,
  TransferReview,
  Units,
} from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { checkTransaction } from './checks.ts'
import type { Call, Cost } from './cost.ts'
import { decodeTransferData } from './erc20.ts'
import { isHexBytes, parseUnits, toQuantity } from './values.ts'

/** Creates the payload exactly as the wallet will receive it. */
export function createPayload(
  { caipNetworkId }: Network,
  { from, to, value, data }: Call,
  { gas, fees }: Pick<Cost, 'gas' | 'fees'>,
): EvmPayload {
  const optionalQuantity = (fee: bigint | null) => (fee === null ? null : toQuantity(fee))
  return {
    namespace: 'eip155',
    caipNetworkId,
    from,
    to,
    value: toQuantity(value),
    data,
    gas: toQuantity(gas),
    gasPrice: optionalQuantity(fees.gasPrice),
    maxFeePerGas: optionalQuantity(fees.maxFeePerGas),
    maxPriorityFeePerGas: optionalQuantity(fees.maxPriorityFeePerGas),
  }
}

/** The chain id in a CAIP-2 id; it may be 0. Null if the id is invalid or of another namespace. */
export function chainIdOf(caipNetworkId: unknown): bigint | null {
  const digits =
    typeof caipNetworkId === 'string' ? /^eip155:(\d{1,32})$/.exec(caipNetworkId)?.[1] : undefined
  return digits === undefined ? null : BigInt(digits)
}

/**
 * Parses the numbers of a payload and checks the transaction. `maxFee` is in wei. Throws
 * `send/changed` for an invalid payload and `transaction/…` from the checks.
 */
export function parsePayload(payload: TransferPayload) {
  if (payload.namespace !== 'eip155') return throwChanged()
  const { caipNetworkId, from, to, data } = payload
  const quantity = (text: string) => parseQuantity(text) ?? throwChanged(text)
  const optionalQuantity = (text: string | null) => (text === null ? null : quantity(text))
  const value = quantity(payload.value)
  const gas = quantity(payload.gas)
  const fees = {
    gasPrice: optionalQuantity(payload.gasPrice),
    maxFeePerGas: optionalQuantity(payload.maxFeePerGas),
    maxPriorityFeePerGas: optionalQuantity(payload.maxPriorityFeePerGas),
  }
  const chainId = chainIdOf(caipNetworkId)
  checkTransaction({ chainId, from, to, gas, nonce: null, ...fees, accessList: [] }, chainId ?? 0n)
  const feePerGas = fees.gasPrice ?? (fees.maxPriorityFeePerGas === null ? null : fees.maxFeePerGas)
  if (feePerGas === null || !isHexBytes(data)) return throwChanged()
  return { ...payload, value, gas, data, maxFee: gas * feePerGas }
}

function throwChanged(cause?: unknown): never {
  throw new KitError(sendErrors, 'send/changed', {}, { cause })
}

type DecodedTransfer = { to: string; asset: string | null; amount: Units }

/**
 * Decodes a transfer of the native token or a single token transfer. Throws `send/changed` for any
 * other transaction.
 */
function decodeTransfer({ to, value, data }: ReturnType<typeof parsePayload>): DecodedTransfer {
  if (data === '0x') return { to, asset: null, amount: String(value) }
  const transfer = value === 0n ? decodeTransferData(data) : null
  if (transfer === null) return throwChanged()
  return { to: transfer.to, asset: to, amount: String(transfer.amount) }
}

/**
 * Decodes a payload for the review (rule R13). Throws `send/changed` if it is not exactly one
 * transfer, if the fee in `facts` is below the payload's maximum, or if `facts` contains an account
 * rent.
 */
export function review(
  payload: TransferPayload,
  facts: Pick<TransferReview, 'decimals' | 'symbol' | 'fee' | 'accountRent'>,
): TransferReview {
  const parsed = parsePayload(payload)
  const { decimals, symbol, fee } = facts
  const feeAmount = parseUnits(fee.amount)
  if (feeAmount === null || feeAmount < parsed.maxFee || facts.accountRent !== null)
    return throwChanged()
  const { caipNetworkId, from } = parsed
  return {
    caipNetworkId,
    from,
    ...decodeTransfer(parsed),
    decimals,
    symbol,
    fee,
    accountRent: null,
  }
}
