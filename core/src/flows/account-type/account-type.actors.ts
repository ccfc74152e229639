import { fromPromise } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { TypeRequest } from './account-type.types.ts'

export const accountTypeActors = ({ embedded }: Pick<Deps, 'embedded'>) => ({
  /** Makes the account of this type the active one. */
  setAccountType: fromPromise<Connection, TypeRequest>(async ({ input, signal }) => {
    if (embedded === null) throw new KitError('embedded/unavailable')
    return embedded.setAccountType(input, signal)
  }),
})
