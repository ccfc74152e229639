import { withDeadline } from '../../clients/http/with-deadline.ts'
import { peek } from '../../clients/relay/peek.ts'
import type { Relay } from '../../clients/relay/relay.types.ts'
import { caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId } from '../../domain/caip/chain-id.ts'
import { limits } from '../../domain/constants.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import type { Standings } from './standings.ts'

type Parts = { relay: Relay; standings: Standings; clock: Clock; life: AbortSignal }

const method = 'wallet_switchEthereumChain'

/**
 * A network that is granted is moved to here. Another one is asked of the wallet, whose yes counts only once the session has it, or the
 * wallet says that it is there.
 */
export async function switchChain(
  { relay, standings, clock, life }: Parts,
  params: unknown,
): Promise<null> {
  const chainId = evmChainId(peek(params, '0', 'chainId'))
  if (chainId === null) throw new KitError('rpc/invalid-params')
  const wanted = caipNetworkIdOf('eip155', chainId)
  const grant = () => standings.granted('eip155')
  const isGranted = () => grant()?.chains.includes(wanted) ?? false
  const isThere = () => isGranted() || standings.of('eip155')?.chain === wanted
  if (!isGranted()) {
    const [first] = grant()?.chains ?? []
    if (first === undefined || !grant()?.methods.includes(method))
      throw new KitError('rpc/switch-chain')
    await relay.request({ chain: first, method, params }, life)
    await arrival({ relay, clock, life }, isThere)
  }
  standings.move('eip155', wanted)
  return null
}

/** Waits for the session, or the wallet's own event, to say so. */
async function arrival(
  { relay, clock, life }: Pick<Parts, 'relay' | 'clock' | 'life'>,
  isThere: () => boolean,
): Promise<void> {
  if (isThere()) return
  let stop = () => {}
  const there = new Promise<void>((resolve, reject) => {
    stop = relay.subscribe(({ type }) => {
      if (type === 'session.ended') reject(new KitError('rpc/provider-disconnected'))
      else if (isThere()) resolve()
    })
  })
  const bounds = { clock, ms: limits.walletPatience, signals: [life] }
  await withDeadline(bounds, () => there)
    .catch((error: unknown) => {
      throw isKitError(error, 'kit/timed-out')
        ? new KitError('rpc/chain-disconnected', {}, { cause: error })
        : error
    })
    .finally(stop)
}
