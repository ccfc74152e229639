import { base58, base64 } from '@scure/base'
import { isRecord } from '../../base/checks.ts'
import { readSolanaTransaction } from '../../keys/solana.ts'
import type { PreparedRequest } from '../../remote-wallet/requests/request.types.ts'
import { solanaRequests } from '../../remote-wallet/requests/solana.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import type { FrameAccounts } from './accounts.ts'
import type { FrameNetwork } from './networks.ts'

type SolanaNetwork = Extract<FrameNetwork, { namespace: 'solana' }>
type Encoding = 'base58' | 'base64'
const codecs = { base58, base64 }

/** The bytes and the encoding of a transaction, which pages send as base64 or base58. */
function decodeTransaction(text: unknown): { bytes: Uint8Array; encoding: Encoding } {
  for (const encoding of ['base64', 'base58'] as const) {
    try {
      const bytes = codecs[encoding].decode(String(text))
      readSolanaTransaction(bytes)
      return { bytes, encoding }
    } catch {
      // Not in this encoding, or not a transaction.
    }
  }
  throw providerErrors.invalid('the transaction cannot be decoded')
}

/** Encodes a signed transaction as the page encoded it. */
const encodeLike = (encoding: Encoding, text: unknown): string =>
  codecs[encoding].encode(base64.decode(String(text)))

function transactionsIn(params: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (Array.isArray(params.transactions)) return params.transactions
  return params.transaction === undefined ? [] : [params.transaction]
}

/** Names the parameters as the handlers of remote wallets expect them. */
function toRemoteParams(params: Readonly<Record<string, unknown>>): {
  params: Record<string, unknown>
  encoding: Encoding
} {
  const { transaction, transactions, options, ...rest } = params
  const decoded = transactionsIn(params).map(decodeTransaction)
  const [first, ...others] = decoded.map(({ bytes }) => base64.encode(bytes))
  return {
    encoding: decoded[0]?.encoding ?? 'base64',
    params: {
      ...rest,
      ...(transaction !== undefined && { transaction: first }),
      ...(transactions !== undefined && { transactions: [first, ...others] }),
      ...(options !== undefined && { sendOptions: options }),
    },
  }
}

function encodeAnswer(answer: unknown, encoding: Encoding): unknown {
  if (!isRecord(answer)) return answer
  const { transaction, transactions } = answer
  return {
    ...answer,
    ...(transaction !== undefined && { transaction: encodeLike(encoding, transaction) }),
    ...(Array.isArray(transactions) && {
      transactions: transactions.map((each: unknown) => encodeLike(encoding, each)),
    }),
  }
}

export const isSolanaRequest = (method: string): boolean => Object.hasOwn(solanaRequests, method)

/** Parses a request of a Solana account. Throws if it is invalid or not of the user's account. */
export async function prepareSolana(
  method: string,
  rawParams: unknown,
  network: SolanaNetwork,
  { secret, eoa }: FrameAccounts,
): Promise<PreparedRequest> {
  const handler = solanaRequests[method]
  if (handler === undefined || !isRecord(rawParams)) throw providerErrors.invalid(method)
  const { params, encoding } = toRemoteParams(rawParams)
  const chain = { ...network, reference: network.caip2.slice('solana:'.length) }
  const request = await handler(params, {
    chain,
    chains: [chain],
    accounts: [{ address: eoa, secret }],
    secretOf(address) {
      if (address !== eoa) throw providerErrors.unauthorized(address)
      return secret
    },
    switchTo: () => Promise.reject(providerErrors.unsupported('switch')),
    addChain() {
      throw providerErrors.unsupported('add')
    },
  })
  return { ...request, run: async () => encodeAnswer(await request.run(), encoding) }
}
