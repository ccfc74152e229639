import { sendErrors } from '../../../errors/areas/send.ts'
import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { parseAddress } from '../request-wallet.ts'
import { readToken } from './erc20.ts'
import { createNode } from './node.ts'

/** Matches the code of an externally owned account that delegates to a contract (EIP-7702). */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/**
 * Reads whether an address is a contract. False for an account that delegates to a contract
 * (EIP-7702).
 */
export const receiver =
  (rpcClients: RpcClients): TransferClient['receiver'] =>
  async ({ network, address }, signal) => {
    const account = parseAddress(address)
    if (account === null) throw new KitError(sendErrors, 'send/address-invalid')
    const node = createNode(rpcClients, network, signal)
    const code = await node.bytes('eth_getCode', [account, 'latest'])
    return { isContract: code !== '0x' && !delegation.test(code) }
  }

/** Reads a token from its contract. */
export const token =
  (rpcClients: RpcClients): TransferClient['token'] =>
  async ({ network, asset, holder }, signal) => {
    const contract = parseAddress(asset)
    const owner = parseAddress(holder)
    if (contract === null || owner === null)
      throw new KitError(transactionErrors, 'transaction/address-invalid')
    return readToken(createNode(rpcClients, network, signal), contract, owner)
  }
