import type { SnapshotFrom } from 'xstate'
import { gridOf } from './all-wallets.context.ts'
import type { allWalletsMachine } from './all-wallets.machine.ts'
import type { AllWalletsContext, AllWalletsEvent, AllWalletsView } from './all-wallets.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function allWalletsView(
  state: SnapshotFrom<typeof allWalletsMachine>,
  send: (event: AllWalletsEvent) => void,
): AllWalletsView {
  const { text, certified, pages, found, featured, recommended } = state.context
  const field = {
    text,
    certified,
    search: (text: string) => send({ type: 'search', text }),
    setCertified: (on: boolean) => send({ type: 'certified.set', on }),
  }
  const pick = (walletId: string) => send({ type: 'pick', walletId })
  const loadMore = () => send({ type: 'loadMore' })
  const wallets = gridOf(state.context)
  if (state.matches('searching')) {
    const { data, problem } = found
    if (problem !== null)
      return { ...field, step: 'failed', problem, retry: () => send({ type: 'retry' }) }
    if (data === null) return { ...field, step: 'searching' }
    if (wallets.length === 0)
      return { ...field, step: 'empty', clear: () => send({ type: 'clear' }) }
    return {
      ...field,
      step: 'results',
      wallets,
      count: Math.max(data.count, wallets.length),
      pick,
    }
  }

  const rest = restOf(pages)
  const { problem } = pages
  if (wallets.length === 0) {
    if (problem !== null) return { ...field, step: 'failed', problem, retry: loadMore }
    if (rest === 'loading') return { ...field, step: 'loadingWallets' }
  }
  const count = pages.data?.count ?? 0
  return {
    ...field,
    step: 'browsing',
    wallets,
    count:
      rest === 'end'
        ? wallets.length
        : Math.max(wallets.length, count + featured.length + recommended.length),
    rest,
    problem,
    pick,
    loadMore,
  }
}

function restOf({ problem, status, hasMore }: AllWalletsContext['pages']) {
  if (problem !== null) return 'failed'
  if (status !== 'fresh') return 'loading'
  return hasMore ? 'more' : 'end'
}
