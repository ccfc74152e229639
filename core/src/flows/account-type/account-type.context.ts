import { otherAccountType } from '../../domain/account/account-type.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { AccountTypeContext, EmbeddedWallet, TypeRequest } from './account-type.types.ts'

/** The embedded wallet. Throws `connector/not-connected` if it is not connected. */
export function walletOf({ wallet }: Pick<AccountTypeContext, 'wallet'>): EmbeddedWallet {
  if (wallet === null) throw new KitError('connector/not-connected')
  return wallet
}

/** Input of `setAccountType`. */
export function typeRequest({ context }: { context: AccountTypeContext }): TypeRequest {
  const { namespace, accountType } = walletOf(context)
  return { namespace, accountType: otherAccountType(accountType) }
}
