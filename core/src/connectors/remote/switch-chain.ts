import type { Relay } from '../../clients/relay/relay.types.ts'
import { caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId } from '../../domain/caip/chain-id.ts'
import { safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { NamespaceSessions } from './namespace-sessions.ts'

type Options = { relay: Relay; sessions: NamespaceSessions; clock: Clock; signal: AbortSignal }

const method = 'wallet_switchEthereumChain'
/** Wallets emit the new network together with their approval. */
const switchTime = 3_000

/**
 * Handles `wallet_switchEthereumChain`. Switches to a granted network without a wallet request. For
 * another network, requests the switch from the wallet. Its approval alone is not sufficient: the
 * session must then grant the network, or the wallet must emit `chainChanged` for it (fault K1).
 * Throws `rpc/chain-disconnected` if neither happens within 3 s after the approval.
 */
export async function switchChain(options: Options, params: unknown): Promise<null> {
  const { relay, sessions, signal } = options
  const chainId = evmChainId(safeGet(params, '0', 'chainId'))
  if (chainId === null) throw new KitError(rpcErrors, 'rpc/invalid-params')
  const target = caipNetworkIdOf('eip155', chainId)
  const grant = () => sessions.grantOf('eip155')
  const isGranted = () => grant()?.chains.includes(target) ?? false
  const hasSwitched = () => isGranted() || sessions.get('eip155')?.chain === target
  if (!isGranted()) {
    const [first] = grant()?.chains ?? []
    if (first === undefined || !grant()?.methods.includes(method))
      throw new KitError(rpcErrors, 'rpc/switch-chain')
    await relay.request({ chain: first, method, params }, signal)
    await waitForSwitch(options, hasSwitched)
  }
  sessions.setChain('eip155', target)
  return null
}

/** Resolves when `hasSwitched` returns true after an event of the session or the wallet. */
async function waitForSwitch(
  { relay, clock, signal }: Pick<Options, 'relay' | 'clock' | 'signal'>,
  hasSwitched: () => boolean,
): Promise<void> {
  if (hasSwitched()) return
  let unsubscribe = () => {}
  const switched = new Promise<void>((resolve, reject) => {
    unsubscribe = relay.subscribe(({ type }) => {
      if (type === 'session.ended') reject(new KitError(rpcErrors, 'rpc/provider-disconnected'))
      else if (hasSwitched()) resolve()
    })
  })
  const deadline = { clock, ms: switchTime, signals: [signal] }
  await withDeadline(deadline, () => switched)
    .catch((error: unknown) => {
      throw isKitError(error, 'kit/timed-out')
        ? new KitError(rpcErrors, 'rpc/chain-disconnected', {}, { cause: error })
        : error
    })
    .finally(unsubscribe)
}
