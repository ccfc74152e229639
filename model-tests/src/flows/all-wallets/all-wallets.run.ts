import { createActor } from 'xstate'
import type { WalletQuery } from '../../../../core/src/clients/wallet-directory/wallet-directory.types.ts'
import { allWalletsActors } from '../../../../core/src/flows/all-wallets/all-wallets.actors.ts'
import { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import type {
  AllWalletsEvent,
  AllWalletsInput,
  ListedWallets,
} from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { allWalletsView } from '../../../../core/src/flows/all-wallets/all-wallets.view.ts'
import { createManualClock } from '../../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../../core/src/platform/memory.ts'
import { flush } from '../../walker/model-run.ts'
import { allWalletsInputs } from './all-wallets.cases.ts'

type Kind = 'page' | 'search'
type OpenRequest = {
  kind: Kind
  query: WalletQuery
  signal: AbortSignal
  resolve(found: ListedWallets): void
  reject(error: unknown): void
}

/** Runs the flow with its resources. The test answers the requests to the directory. */
export function runAllWallets(input: AllWalletsInput = allWalletsInputs.withListedWallets) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const all: OpenRequest[] = []
  const wallets = (query: WalletQuery, signal: AbortSignal) =>
    new Promise<ListedWallets>((resolve, reject) => {
      const kind = query.search !== null || query.certified ? 'search' : 'page'
      all.push({ kind, query, signal, resolve, reject })
    })
  const actors = allWalletsActors(
    { directory: Object({ wallets }), platform },
    { inspect: () => {} },
  )
  const actor = createActor(allWalletsMachine.provide({ actors }), { input, clock })
  const emitted: { type: string }[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const flushAll = async () => {
    for (let turn = 0; turn < 5; turn += 1) await flush()
  }
  const ofKind = (kind: Kind) => all.filter((request) => request.kind === kind)
  const pending = (kind: Kind) => {
    const last = ofKind(kind).findLast(({ signal }) => !signal.aborted)
    if (last === undefined) throw new Error(`No ${kind} is requested.`)
    return last
  }
  const view = () => allWalletsView(actor.getSnapshot(), actor.send)
  return {
    view,
    stop: () => void actor.stop(),
    queries: (kind: Kind) => ofKind(kind).map(({ query }) => query),
    signals: (kind: Kind) => ofKind(kind).map(({ signal }) => signal.aborted),
    emitted: () => emitted,
    ids() {
      const shown = view()
      return 'wallets' in shown ? shown.wallets.map(({ id }) => id) : shown.step
    },
    async send(event: AllWalletsEvent) {
      actor.send(event)
      await flushAll()
    },
    async answer(kind: Kind, found: ListedWallets) {
      pending(kind).resolve(found)
      await flushAll()
    },
    async fail(kind: Kind, error: unknown) {
      pending(kind).reject(error)
      await flushAll()
    },
    /** Answers the requests that were stopped. */
    async answerLate(found: ListedWallets) {
      for (const { signal, resolve } of all) if (signal.aborted) resolve(found)
      await flushAll()
    },
    async elapse(ms: number) {
      clock.advance(ms)
      await flushAll()
    },
  }
}
