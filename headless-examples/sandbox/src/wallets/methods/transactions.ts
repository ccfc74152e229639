import { BaseError, createClient, http } from 'viem'
import { sendTransaction } from 'viem/actions'
import { readTransaction } from '../params.ts'
import { providerErrors } from '../provider-error.ts'
import { requestApproval, currentChain, type WalletContext, type Method, sharedKey } from './method.ts'

/** Sending: the wallet fills in what is missing, signs by itself and hands the raw transaction to the node. */
export const transactionMethods = (inside: WalletContext): Record<string, Method> => ({
  async eth_sendTransaction(params) {
    const { from, to, value, data, gas, nonce, chainId } = readTransaction(params)
    const account = sharedKey(inside, from)
    const chain = currentChain(inside)
    if (!chain) throw providerErrors.chainDisconnected(inside.state.read().chainId)
    if (chainId !== null && chainId !== chain.chainId) {
      throw providerErrors.invalid(
        `the transaction is for network ${chainId}, the wallet is on ${chain.chainId}`,
      )
    }
    await requestApproval(inside, {
      kind: 'transaction',
      account: account.address,
      chain,
      to,
      value: String(value),
      data,
    })
    try {
      const client = createClient({ transport: http(chain.rpc, { retryCount: 0 }) })
      const given = { ...(gas === null ? {} : { gas }), ...(nonce === null ? {} : { nonce }) }
      return await sendTransaction(client, { account, chain: null, to, value, data, ...given })
    } catch (error) {
      throw providerErrors.internal(error instanceof BaseError ? error.shortMessage : String(error))
    }
  },
})
