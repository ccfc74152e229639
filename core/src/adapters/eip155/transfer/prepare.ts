import type { Network } from '../../../domain/network/network.ts'
import { markedSymbol } from '../../../domain/token/name-mark.ts'
import type { PreparedTransfer, TransferRequest } from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { digestOf } from '../../shared/digest.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { parseAddress } from '../request-wallet.ts'
import { checkChain } from './checks.ts'
import { type Call, type Cost, readCost } from './cost.ts'
import { encodeTransferData, readToken, simulate } from './erc20.ts'
import type { Multipliers } from './multiplier.ts'
import { createNode, type Node } from './node.ts'
import { chainIdOf, createPayload, review } from './payload.ts'
import { maxUint256, parseUnits } from './values.ts'

type PrepareDeps = { rpcClients: RpcClients; multiplier(): Multipliers }

/** The asset to send. `balance` is the balance of the sender, in the smallest unit. */
type Asset = { decimals: number; symbol: string; balance: bigint }

/** A request with checksummed addresses and parsed numbers. */
type ParsedRequest = {
  from: string
  to: string
  asset: string | null
  amount: bigint
  decimals: number | null
}

const zeroAddress = /^0x0{40}$/

/** Prepares a transfer from values that it reads from the chain. */
export const prepare =
  ({ rpcClients, multiplier }: PrepareDeps): TransferClient['prepare'] =>
  async (request, signal) => {
    const parsed = parseRequest(request)
    const baseFeeMultiplier = multiplier()
    const { network } = request
    const node = createNode(rpcClients, network, signal)
    const balance = await node.quantity('eth_getBalance', [parsed.from, 'latest'])
    const asset =
      parsed.asset === null
        ? nativeAsset(network, balance)
        : await readTokenAsset(node, network, { from: parsed.from, asset: parsed.asset })
    if (parsed.decimals !== null && parsed.decimals !== asset.decimals)
      throw new KitError(sendErrors, 'send/decimals-mismatch')
    if (parsed.amount > asset.balance) throw new KitError(sendErrors, 'send/funds-insufficient')
    if (parsed.asset !== null)
      await simulate(node, { ...parsed, asset: parsed.asset, balance: asset.balance })
    const call = createCall(parsed)
    const cost = await readCost(node, call, baseFeeMultiplier)
    if (call.value + cost.total > balance) throw new KitError(sendErrors, 'send/fee-insufficient')
    return createPrepared(network, call, cost, asset)
  }

function createPrepared(
  network: Network,
  call: Call,
  cost: Cost,
  { decimals, symbol }: Asset,
): PreparedTransfer {
  const payload = createPayload(network, call, cost)
  const { nativeCurrency } = network
  const fee = {
    amount: String(cost.total),
    decimals: nativeCurrency.decimals,
    symbol: nativeCurrency.symbol,
  }
  return {
    payload,
    review: review(payload, { decimals, symbol, fee, accountRent: null }),
    digest: digestOf(payload),
  }
}

function parseRequest({
  network,
  from,
  to,
  asset,
  amount,
  decimals,
}: TransferRequest): ParsedRequest {
  const chainId = chainIdOf(network.caipNetworkId)
  if (network.chainNamespace !== 'eip155') throw new KitError(sendErrors, 'send/unsupported-chain')
  checkChain(chainId, chainId ?? 0n)
  const sender = parseAddress(from)
  const receiver = parseAddress(to)
  const contract = asset === null ? null : parseAddress(asset)
  if (sender === null || (asset !== null && contract === null))
    throw new KitError(transactionErrors, 'transaction/address-invalid')
  if (receiver === null) throw new KitError(sendErrors, 'send/address-invalid')
  if (zeroAddress.test(receiver) || receiver === contract)
    throw new KitError(sendErrors, 'send/receiver-blocked')
  const units = parseUnits(amount)
  if (units === null || units > maxUint256) throw new KitError(sendErrors, 'send/amount-invalid')
  if (units === 0n) throw new KitError(sendErrors, 'send/amount-or-receiver-missing')
  return { from: sender, to: receiver, asset: contract, amount: units, decimals }
}

const nativeAsset = ({ nativeCurrency }: Network, balance: bigint): Asset => ({
  decimals: nativeCurrency.decimals,
  symbol: nativeCurrency.symbol,
  balance,
})

async function readTokenAsset(
  node: Node,
  network: Network,
  { from, asset }: { from: string; asset: string },
): Promise<Asset> {
  const { decimals, symbol, balance } = await readToken(node, asset, from)
  return { decimals, symbol: markedSymbol(symbol, asset, network), balance: BigInt(balance) }
}

const createCall = ({ from, to, asset, amount }: ParsedRequest): Call =>
  asset === null
    ? { from, to, value: amount, data: '0x' }
    : { from, to: asset, value: 0n, data: encodeTransferData(to, amount) }
