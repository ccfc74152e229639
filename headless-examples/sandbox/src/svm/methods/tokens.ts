import { rpcErrors } from '../rpc-error.ts'
import { decimalsOf, readToken, tokenPrograms, formatTokenAmount } from '../token-data.ts'
import { formatAccount } from './accounts.ts'
import { parseAddress, type Method, parseOptions, withContext } from './method.ts'

/** Tokens that somebody holds. */
export const tokenMethods: Readonly<Record<string, Method>> = {
  getTokenAccountBalance(ledger, [address]) {
    const account = ledger.vm.account(parseAddress(address))
    const token = account && readToken(account)
    if (!token) throw rpcErrors.params('Invalid param: could not find account')
    return withContext(ledger, formatTokenAmount(token.amount, decimalsOf(ledger.vm, token.mint)))
  },
  getTokenAccountsByOwner(ledger, [owner, filter, options]) {
    const holder = parseAddress(owner)
    const { mint, programId } = parseOptions(filter)
    if (mint === undefined && programId === undefined)
      throw rpcErrors.params('Invalid param: mint or programId')
    const programs = programId === undefined ? tokenPrograms : [parseAddress(programId)]
    const held = programs.flatMap((program) =>
      ledger.vm.accountsOf(program).filter((account) => {
        const token = readToken(account)
        return token?.owner === holder && (mint === undefined || token.mint === mint)
      }),
    )
    const { encoding } = parseOptions(options)
    return withContext(
      ledger,
      held.map((account) => ({
        pubkey: account.address,
        account: formatAccount(ledger.vm, account, encoding),
      })),
    )
  },
}
