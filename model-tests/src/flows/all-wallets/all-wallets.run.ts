import type { WalletQuery } from '../../../../core/src/clients/wallet-directory/wallet-directory.types.ts'
import { allWalletsActors } from '../../../../core/src/flows/all-wallets/all-wallets.flow.ts'
import { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import type {
  AllWalletsInput,
  ListedWallets,
} from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { allWalletsView } from '../../../../core/src/flows/all-wallets/all-wallets.view.ts'
import { answeredRun } from '../../walker/answered-run.ts'
import { allWalletsInputs } from './all-wallets.cases.ts'

type Request = { request: WalletQuery; result: ListedWallets }
type Requests = { page: Request; search: Request }

/** Runs the flow with its resources. The test answers the requests to the directory. */
export function runAllWallets(input: AllWalletsInput = allWalletsInputs.withListedWallets) {
  const { snapshot, tell, ...run } = answeredRun<typeof allWalletsMachine, Requests>(
    allWalletsMachine,
    input,
    (open, platform, environment) => {
      const wallets = (query: WalletQuery, signal: AbortSignal) =>
        open(query.search !== null || query.certified ? 'search' : 'page', query, signal)
      return allWalletsActors({ directory: Object({ wallets }), platform }, environment)
    },
  )
  const view = () => allWalletsView(snapshot(), tell)
  return {
    ...run,
    view,
    ids() {
      const { data, status } = view()
      return data?.wallets.map(({ id }) => id) ?? status
    },
  }
}
