import { rpcErrors } from '../rpc-error.ts'
import { decimalsOf, readToken, tokenPrograms, writtenAmount } from '../token-data.ts'
import { written } from './accounts.ts'
import { addressIn, type Method, optionsIn, withContext } from './method.ts'

/** Tokens that somebody holds. */
export const tokenMethods: Readonly<Record<string, Method>> = {
  getTokenAccountBalance(ledger, [address]) {
    const account = ledger.machine.account(addressIn(address))
    const token = account && readToken(account)
    if (!token) throw rpcErrors.params('Invalid param: could not find account')
    return withContext(ledger, writtenAmount(token.amount, decimalsOf(ledger.machine, token.mint)))
  },
  getTokenAccountsByOwner(ledger, [owner, filter, options]) {
    const holder = addressIn(owner)
    const { mint, programId } = optionsIn(filter)
    if (mint === undefined && programId === undefined)
      throw rpcErrors.params('Invalid param: mint or programId')
    const programs = programId === undefined ? tokenPrograms : [addressIn(programId)]
    const held = programs.flatMap((program) =>
      ledger.machine.accountsOf(program).filter((account) => {
        const token = readToken(account)
        return token?.owner === holder && (mint === undefined || token.mint === mint)
      }),
    )
    const { encoding } = optionsIn(options)
    return withContext(
      ledger,
      held.map((account) => ({
        pubkey: account.address,
        account: written(ledger.machine, account, encoding),
      })),
    )
  },
}
