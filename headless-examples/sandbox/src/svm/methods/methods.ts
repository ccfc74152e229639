import { accountMethods } from './accounts.ts'
import { chainMethods } from './chain.ts'
import type { Method } from './method.ts'
import { tokenMethods } from './tokens.ts'
import { transactionMethods } from './transactions.ts'

const all: ReadonlyMap<string, Method> = new Map(
  [chainMethods, accountMethods, tokenMethods, transactionMethods].flatMap((part) =>
    Object.entries(part),
  ),
)

/** What the node can be asked over HTTP, by name. */
export const methodNamed = (name: string): Method | null => all.get(name) ?? null
