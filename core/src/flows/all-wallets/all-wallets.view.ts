import type { SnapshotFrom } from 'xstate'
import type { allWalletsMachine } from './all-wallets.machine.ts'
import type { AllWalletsEvent, AllWalletsView } from './all-wallets.types.ts'
import { gridOf } from './all-wallets.values.ts'

/** What the page of all wallets may show, and the only things it may do there. */
export function allWalletsView(
  state: SnapshotFrom<typeof allWalletsMachine>,
  send: (event: AllWalletsEvent) => void,
): AllWalletsView {
  const { text, certified, problem, count, matches, featured, recommended } = state.context
  const field = {
    text,
    certified,
    search: (text: string) => send({ type: 'search', text }),
    certify: (on: boolean) => send({ type: 'certify', on }),
  }
  const pick = (walletId: string) => send({ type: 'pick', walletId })
  const more = () => send({ type: 'more' })
  if (state.matches({ searching: 'none' }))
    return { ...field, step: 'none', clear: () => send({ type: 'clear' }) }
  if (state.matches({ searching: 'failed' }))
    return { ...field, step: 'failed', problem, retry: () => send({ type: 'retry' }) }
  if (state.matches({ searching: 'found' })) {
    const wallets = gridOf(state.context)
    return { ...field, step: 'found', wallets, count: Math.max(matches, wallets.length), pick }
  }
  if (state.matches('searching')) return { ...field, step: 'searching' }

  const wallets = gridOf(state.context)
  const stuck = state.matches({ browsing: 'stuck' })
  const ended = state.matches({ browsing: 'ended' })
  const loading = state.matches({ browsing: 'loading' })
  if (wallets.length === 0 && loading) return { ...field, step: 'loading' }
  if (wallets.length === 0 && stuck) return { ...field, step: 'failed', problem, retry: more }
  return {
    ...field,
    step: 'browsing',
    wallets,
    count: ended
      ? wallets.length
      : Math.max(wallets.length, count + featured.length + recommended.length),
    rest: ended ? 'end' : stuck ? 'stuck' : loading ? 'loading' : 'more',
    problem: stuck ? problem : null,
    pick,
    more,
  }
}
