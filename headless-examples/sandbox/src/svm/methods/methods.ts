import type { Ledger } from '../create-ledger.ts'
import type { RpcHandler } from '../json-rpc.ts'
import { rpcErrors } from '../rpc-error.ts'
import { accountMethods } from './accounts.ts'
import { chainMethods } from './chain.ts'
import type { Method } from './method.ts'
import { tokenMethods } from './tokens.ts'
import { transactionMethods } from './transactions.ts'

const methods: ReadonlyMap<string, Method> = new Map(
  [chainMethods, accountMethods, tokenMethods, transactionMethods].flatMap((group) =>
    Object.entries(group),
  ),
)

/** Creates the handler of the node's HTTP methods. It throws `RpcError` for an unknown method. */
export const createRpcHandler =
  (ledger: Ledger): RpcHandler =>
  (name, params) => {
    const method = methods.get(name)
    if (method === undefined) throw rpcErrors.unknown(name)
    return method(ledger, params)
  }
