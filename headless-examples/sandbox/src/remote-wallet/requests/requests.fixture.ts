import { providerErrors } from '../../wallets/provider-error.ts'
import { addressOn } from '../addresses.ts'
import { readChain } from '../chains.ts'
import { readSecrets } from '../secrets.ts'
import { prepare } from './prepare.ts'
import type { Prepared, RequestGround } from './request.types.ts'

/** A session that was granted the usual two accounts on a chain. */
export function grantedOn(caip2: string, rpc?: string) {
  const chain = readChain({ caip2, ...(rpc !== undefined && { rpc }) })
  const accounts = readSecrets().map((secret) => ({ address: addressOn(chain, secret), secret }))
  const ground: RequestGround = {
    chain,
    chains: [chain],
    accounts,
    secretOf(address) {
      const account = accounts.find((one) => one.address === address)
      if (!account) throw providerErrors.unauthorized(address)
      return account.secret
    },
    moveTo: async () => {},
    learn: () => {},
  }
  const [first, second] = accounts.map(({ address }) => address)
  return {
    first: first ?? '',
    second: second ?? '',
    accounts,
    ask: (method: string, params: unknown): Promise<Prepared> => prepare(method, params, ground),
    /** Asked and agreed to. */
    async agreed<Answer>(method: string, params: unknown): Promise<Answer> {
      const { run } = await prepare(method, params, ground)
      return (await run()) as Answer
    },
  }
}
