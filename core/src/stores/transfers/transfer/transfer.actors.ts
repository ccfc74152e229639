import { fromCallback, fromPromise } from 'xstate'
import type { Network } from '../../../domain/network/network.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { FollowHash, TransferEvent, TransferInput } from './transfer.types.ts'

/** Asks the wallet, follows the hash, waits for the network. */
export const transferActors = ({ adapters, platform }: Pick<Deps, 'adapters' | 'platform'>) => {
  const moneyOn = async ({ chainNamespace }: Network) => {
    const { transfer: money } = await adapters.get(chainNamespace)
    if (money === null) throw new KitError('send/unsupported-chain')
    return money()
  }
  return {
    submit: fromPromise<string, TransferInput>(
      async ({ input: { connectorId, network, prepared }, signal }) => {
        const money = await moneyOn(network)
        return money.submit({ connectorId, network, prepared }, signal)
      },
    ),
    follow: fromCallback<TransferEvent, FollowHash>(({ input, sendBack }) => {
      const { signal, abort } = createStop()
      const told = (event: TransferEvent) => {
        if (!signal.aborted) sendBack(event)
      }
      moneyOn(input.network)
        .then((money) => money.track(input, told, signal))
        .then(
          (end) => told({ type: 'ended', end }),
          (error) => {
            if (signal.aborted) return
            platform.log.error('A transfer cannot be followed just now', error)
            told({ type: 'unreachable' })
          },
        )
      return abort
    }),
    watchOnline: fromCallback<TransferEvent>(({ sendBack }) =>
      platform.page.on('online', () => sendBack({ type: 'online' })),
    ),
  }
}

function createStop() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
