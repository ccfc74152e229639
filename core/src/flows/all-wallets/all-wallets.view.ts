import type { SnapshotFrom } from 'xstate'
import { gridOf } from './all-wallets.context.ts'
import type { allWalletsMachine } from './all-wallets.machine.ts'
import type { AllWalletsEvent, AllWalletsView } from './all-wallets.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function allWalletsView(
  state: SnapshotFrom<typeof allWalletsMachine>,
  send: (event: AllWalletsEvent) => void,
): AllWalletsView {
  const { text, certified, problem, count, resultCount, featured, recommended } = state.context
  const field = {
    text,
    certified,
    search: (text: string) => send({ type: 'search', text }),
    setCertified: (on: boolean) => send({ type: 'certified.set', on }),
  }
  const pick = (walletId: string) => send({ type: 'pick', walletId })
  const loadMore = () => send({ type: 'loadMore' })
  if (state.matches({ searching: 'empty' }))
    return { ...field, step: 'empty', clear: () => send({ type: 'clear' }) }
  if (state.matches({ searching: 'failed' }))
    return { ...field, step: 'failed', problem, retry: () => send({ type: 'retry' }) }
  if (state.matches({ searching: 'results' })) {
    const wallets = gridOf(state.context)
    return {
      ...field,
      step: 'results',
      wallets,
      count: Math.max(resultCount, wallets.length),
      pick,
    }
  }
  if (state.matches('searching')) return { ...field, step: 'searching' }

  if (state.matches({ browsing: { loading: 'empty' } })) return { ...field, step: 'loadingWallets' }
  if (state.matches({ browsing: { failed: 'empty' } }))
    return { ...field, step: 'failed', problem, retry: loadMore }
  const wallets = gridOf(state.context)
  const hasFailed = state.matches({ browsing: 'failed' })
  const ended = state.matches({ browsing: 'ended' })
  const loading = state.matches({ browsing: 'loading' })
  return {
    ...field,
    step: 'browsing',
    wallets,
    count: ended
      ? wallets.length
      : Math.max(wallets.length, count + featured.length + recommended.length),
    rest: ended ? 'end' : hasFailed ? 'failed' : loading ? 'loading' : 'more',
    problem: hasFailed ? problem : null,
    pick,
    loadMore,
  }
}
