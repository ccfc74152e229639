import { BaseError, bytesToHex, createClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
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
import type { RequestContext, RequestHandler } from './request.types.ts'

const accountOf = ({ secretOf }: RequestContext, address: string) =>
  privateKeyToAccount(bytesToHex(secretOf(address)))
const shown = ({ reference, name, rpc }: KnownRemoteChain): KnownChain => ({
  chainId: Number(reference),
  name,
  symbol: 'ETH',
  rpc: rpc ?? '',
})

const signTypedData: RequestHandler = async (params, ground) => {
  const { account, typedData } = parseTypedData(params)
  const key = accountOf(ground, account)
  const { domain, primaryType, message } = typedData
  if (domain?.chainId !== undefined && String(Number(domain.chainId)) !== ground.chain.reference) {
    throw providerErrors.invalid(
      `the typed data is for network ${String(domain.chainId)}, asked on ${ground.chain.reference}`,
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
      account: key.address,
      domain: String(domain?.name ?? ''),
      primaryType,
      text,
    }),
    run: () => key.signTypedData(typedData),
  }
}

/** Signatures, transactions and networks with the account's real key. What is not here is refused: `eth_sign` above all. */
export const eip155Requests: Readonly<Record<string, RequestHandler>> = {
  async personal_sign(params, ground) {
    const { account, raw, text } = parseMessage(params)
    const key = accountOf(ground, account)
    return {
      content: describeApproval({ kind: 'message', account: key.address, text }),
      run: () => key.signMessage({ message: { raw } }),
    }
  },
  eth_signTypedData: signTypedData,
  eth_signTypedData_v4: signTypedData,
  async eth_sendTransaction(params, ground) {
    const { from, to, value, data, gas, nonce, chainId } = parseTransaction(params)
    const account = accountOf(ground, from)
    const { rpc, reference } = ground.chain
    if (rpc === null) throw providerErrors.chainDisconnected(Number(reference))
    if (chainId !== null && String(chainId) !== reference) {
      throw providerErrors.invalid(
        `the transaction is for network ${chainId}, asked on ${reference}`,
      )
    }
    const given = { ...(gas === null ? {} : { gas }), ...(nonce === null ? {} : { nonce }) }
    return {
      content: describeApproval({
        kind: 'transaction',
        account: account.address,
        chain: shown(ground.chain),
        to,
        value: String(value),
        data,
      }),
      run: () =>
        sent(
          sendTransaction(createClient({ transport: http(rpc, { retryCount: 0 }) }), {
            account,
            chain: null,
            to,
            value,
            data,
            ...given,
          }),
        ),
    }
  },
  async wallet_switchEthereumChain(params, ground) {
    const chainId = parseSwitchChain(params)
    const to = ground.chains.find(({ caip2 }) => caip2 === `eip155:${chainId}`)
    if (!to) throw providerErrors.unknownChain(chainId)
    return {
      content: describeApproval({ kind: 'switch', from: ground.chain.name, to: shown(to) }),
      run: () => moved(ground, to),
    }
  },
  async wallet_addEthereumChain(params, ground) {
    const { chainId, name, symbol, rpc } = parseAddChain(params)
    const known = ground.chains.find(({ caip2 }) => caip2 === `eip155:${chainId}`)
    if (known)
      return {
        content: describeApproval({ kind: 'switch', from: ground.chain.name, to: shown(known) }),
        run: () => moved(ground, known),
      }
    const answered = parseChainId(await nodeRequest(rpc, 'eth_chainId', []))
    if (answered !== chainId)
      throw providerErrors.invalid(`the node at ${rpc} serves network ${answered}`)
    const chain = parseChain({ caip2: `eip155:${chainId}`, name, rpc })
    const run = () => {
      ground.addChain(chain)
      return moved(ground, chain)
    }
    return { content: describeApproval({ kind: 'add', chain: { chainId, name, symbol, rpc } }), run }
  },
}

async function moved({ switchTo }: RequestContext, chain: KnownRemoteChain): Promise<null> {
  await switchTo(chain)
  return null
}

async function sent(hash: Promise<string>): Promise<string> {
  try {
    return await hash
  } catch (error) {
    throw providerErrors.internal(error instanceof BaseError ? error.shortMessage : String(error))
  }
}
