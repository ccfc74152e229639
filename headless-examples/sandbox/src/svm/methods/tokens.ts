import { rpcErrors } from '../rpc-error.ts'
import { decimalsOf, formatTokenAmount, parseToken, tokenPrograms } from '../token-data.ts'
import { formatAccount } from './accounts.ts'
import { type Method, parseAddress, parseOptions, withContext } from './method.ts'

/** Methods that read token accounts. */
export const tokenMethods: Readonly<Record<string, Method>> = {
  getTokenAccountBalance(ledger, [address]) {
    const account = ledger.vm.account(parseAddress(address))
    const token = account && parseToken(account)
    if (!token) throw rpcErrors.params('Invalid param: could not find account')
    return withContext(ledger, formatTokenAmount(token.amount, decimalsOf(ledger.vm, token.mint)))
  },
  getTokenAccountsByOwner(ledger, [owner, filter, options]) {
    const holder = parseAddress(owner)
    const { mint, programId } = parseOptions(filter)
    if (mint === undefined && programId === undefined)
      throw rpcErrors.params('Invalid param: mint or programId')
    const programs = programId === undefined ? tokenPrograms : [parseAddress(programId)]
    const accounts = programs.flatMap((program) =>
      ledger.vm.accountsOf(program).filter((account) => {
        const token = parseToken(account)
        return token?.owner === holder && (mint === undefined || token.mint === mint)
      }),
    )
    const { encoding } = parseOptions(options)
    return withContext(
      ledger,
      accounts.map((account) => ({
        pubkey: account.address,
        account: formatAccount(ledger.vm, account, encoding),
      })),
    )
  },
}
