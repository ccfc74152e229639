import { BaseError, bytesToHex, createClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import { nodeTransport } from '../../base/node-transport.ts'
import type { KnownChain } from '../../base/wallet-roster.ts'
import { nodeRequest } from '../../wallets/node-request.ts'
import {
  parseAddChain,
  parseChainId,
  parseMessage,
  parseSwitchChain,
  parseTransaction,
  parseTypedData,
} from '../../wallets/params.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import { describeApproval } from '../../wallets/window/describe-approval.ts'
import { parseChain } from '../chains.ts'
import type { KnownRemoteChain } from '../remote-wallet.types.ts'
import type { PreparedRequest, RequestContext, RequestHandler } from './request.types.ts'

const signerOf = ({ secretOf }: RequestContext, address: string) =>
  privateKeyToAccount(bytesToHex(secretOf(address)))
const toKnownChain = ({ reference, name, rpc }: KnownRemoteChain): KnownChain => ({
  chainId: Number(reference),
  name,
  symbol: 'ETH',
  rpc: rpc ?? '',
})

const signTypedData: RequestHandler = async (params, context) => {
  const { account, typedData } = parseTypedData(params)
  const { reference } = context.chain
  const signer = signerOf(context, account)
  const { domain, primaryType, message } = typedData
  if (domain?.chainId !== undefined && String(Number(domain.chainId)) !== reference) {
    throw providerErrors.invalid(
      `the typed data is for network ${String(domain.chainId)}, the request for ${reference}`,
    )
  }
  const text = JSON.stringify(
    message,
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
    2,
  )
  return {
    content: describeApproval({
      kind: 'typed-data',
      account: signer.address,
      domain: String(domain?.name ?? ''),
      primaryType,
      text,
    }),
    run: () => signer.signTypedData(typedData),
  }
}

/** Handlers of Ethereum requests. `eth_sign` has none, so that the phone rejects it. */
export const eip155Requests: Readonly<Record<string, RequestHandler>> = {
  async personal_sign(params, context) {
    const { account, raw, text } = parseMessage(params)
    const signer = signerOf(context, account)
    return {
      content: describeApproval({ kind: 'message', account: signer.address, text }),
      run: () => signer.signMessage({ message: { raw } }),
    }
  },
  eth_signTypedData: signTypedData,
  eth_signTypedData_v4: signTypedData,
  async eth_sendTransaction(params, context) {
    const { from, to, value, data, gas, nonce, chainId } = parseTransaction(params)
    const account = signerOf(context, from)
    const { rpc, reference } = context.chain
    if (rpc === null) throw providerErrors.chainDisconnected(Number(reference))
    if (chainId !== null && String(chainId) !== reference) {
      throw providerErrors.invalid(
        `the transaction is for network ${chainId}, the request for ${reference}`,
      )
    }
    return {
      content: describeApproval({
        kind: 'transaction',
        account: account.address,
        chain: toKnownChain(context.chain),
        to,
        value: String(value),
        data,
      }),
      async run() {
        const client = createClient({ transport: nodeTransport(rpc, { retryCount: 0 }) })
        try {
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
          const message = error instanceof BaseError ? error.shortMessage : String(error)
          throw providerErrors.internal(message)
        }
      },
    }
  },
  async wallet_switchEthereumChain(params, context) {
    const chainId = parseSwitchChain(params)
    const chain = findChain(context, chainId)
    if (!chain) throw providerErrors.unknownChain(chainId)
    return prepareSwitch(context, chain)
  },
  async wallet_addEthereumChain(params, context) {
    const { chainId, name, symbol, rpc } = parseAddChain(params)
    const existing = findChain(context, chainId)
    if (existing) return prepareSwitch(context, existing)
    const nodeChainId = parseChainId(await nodeRequest(rpc, 'eth_chainId', []))
    if (nodeChainId !== chainId)
      throw providerErrors.invalid(`the node at ${rpc} has the chain id ${nodeChainId}`)
    const chain = parseChain({ caip2: `eip155:${chainId}`, name, rpc })
    return {
      content: describeApproval({ kind: 'add', chain: { chainId, name, symbol, rpc } }),
      async run() {
        context.addChain(chain)
        await context.switchTo(chain)
        return null
      },
    }
  },
}

const findChain = ({ chains }: RequestContext, chainId: number) =>
  chains.find(({ caip2 }) => caip2 === `eip155:${chainId}`)

const prepareSwitch = (context: RequestContext, chain: KnownRemoteChain): PreparedRequest => ({
  content: describeApproval({
    kind: 'switch',
    from: context.chain.name,
    to: toKnownChain(chain),
  }),
  async run() {
    await context.switchTo(chain)
    return null
  },
})
