import { BaseError, createClient } from 'viem'
import { sendTransaction } from 'viem/actions'
import { nodeTransport } from '../../base/node-transport.ts'
import { parseTransaction } from '../params.ts'
import { providerErrors } from '../provider-error.ts'
import {
  currentChain,
  type Method,
  requestApproval,
  sharedKey,
  type WalletContext,
} from './method.ts'

/**
 * Creates the methods that send transactions. They fill in missing fields, sign the transaction and
 * send it to the node.
 */
export const transactionMethods = (context: WalletContext): Record<string, Method> => ({
  async eth_sendTransaction(params) {
    const { from, to, value, data, gas, nonce, chainId } = parseTransaction(params)
    const account = sharedKey(context, from)
    const chain = currentChain(context)
    if (!chain) throw providerErrors.chainDisconnected(context.state.read().chainId)
    if (chainId !== null && chainId !== chain.chainId) {
      throw providerErrors.invalid(
        `the transaction is for network ${chainId}, the wallet is on ${chain.chainId}`,
      )
    }
    await requestApproval(context, {
      kind: 'transaction',
      account: account.address,
      chain,
      to,
      value: String(value),
      data,
    })
    try {
      const client = createClient({ transport: nodeTransport(chain.rpc, { retryCount: 0 }) })
      return await sendTransaction(client, {
        account,
        chain: null,
        to,
        value,
        data,
        ...(gas !== null && { gas }),
        ...(nonce !== null && { nonce }),
      })
    } catch (error) {
      throw providerErrors.internal(error instanceof BaseError ? error.shortMessage : String(error))
    }
  },
})
