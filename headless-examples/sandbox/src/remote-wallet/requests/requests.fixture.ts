import { providerErrors } from '../../wallets/provider-error.ts'
import { addressOn } from '../addresses.ts'
import { parseChain } from '../chains.ts'
import { deriveSecrets } from '../secrets.ts'
import { prepare } from './prepare.ts'
import type { PreparedRequest, RequestContext } from './request.types.ts'

/** Creates a session that grants the two default accounts on a chain, without a page or relay. */
export function sessionOn(caip2: string, rpc?: string) {
  const chain = parseChain({ caip2, ...(rpc !== undefined && { rpc }) })
  const accounts = deriveSecrets().map((secret) => ({ address: addressOn(chain, secret), secret }))
  const context: RequestContext = {
    chain,
    chains: [chain],
    accounts,
    secretOf(address) {
      const account = accounts.find((entry) => entry.address === address)
      if (!account) throw providerErrors.unauthorized(address)
      return account.secret
    },
    switchTo: async () => {},
    addChain: () => {},
  }
  const [first, second] = accounts.map(({ address }) => address)
  return {
    firstAddress: first ?? '',
    secondAddress: second ?? '',
    accounts,
    prepare: (method: string, params: unknown): Promise<PreparedRequest> =>
      prepare(method, params, context),
    /** Prepares a request and performs it. */
    async approve<Result>(method: string, params: unknown): Promise<Result> {
      const { run } = await prepare(method, params, context)
      return (await run()) as Result
    },
  }
}
