import { base58, base64 } from '@scure/base'
import { isRecord } from '../../base/checks.ts'
import { readSolanaTransaction } from '../../keys/solana.ts'
import type { PreparedRequest } from '../../remote-wallet/requests/request.types.ts'
import { solanaRequests } from '../../remote-wallet/requests/solana.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import type { FrameAccounts } from './accounts.ts'
import type { FrameNetwork } from './networks.ts'

type SolanaNetwork = Extract<FrameNetwork, { namespace: 'solana' }>
/** Converts base58, the only encoding of the frame, to the base64 of remote wallets. */
function toBase64(text: unknown): string {
  try {
    const bytes = base58.decode(String(text))
    readSolanaTransaction(bytes)
    return base64.encode(bytes)
  } catch {
    throw providerErrors.invalid('the transaction is not base58')
  }
}

const toBase58 = (text: unknown): string => base58.encode(base64.decode(String(text)))

/** The parameters as the handlers of remote wallets expect them. */
function toRemoteParams({
  transaction,
  transactions,
  options,
  ...rest
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...rest,
    ...(transaction !== undefined && { transaction: toBase64(transaction) }),
    ...(Array.isArray(transactions) && { transactions: transactions.map(toBase64) }),
    ...(options !== undefined && { sendOptions: options }),
  }
}

/** The answer of the frame: a signed transaction has no signature beside it. */
function toFrameAnswer(answer: unknown): unknown {
  if (!isRecord(answer)) return answer
  const { transaction, transactions } = answer
  if (transaction !== undefined) return { transaction: toBase58(transaction) }
  if (Array.isArray(transactions)) return { transactions: transactions.map(toBase58) }
  return answer
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
  const chain = { ...network, reference: network.caip2.slice('solana:'.length) }
  const request = await handler(toRemoteParams(rawParams), {
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
  return { ...request, run: async () => toFrameAnswer(await request.run()) }
}
