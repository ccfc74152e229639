import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { networkIds } from '../../domain/network/define-network.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { networkErrors } from '../../errors/areas/network.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import type { ErrorCause } from '../../errors/error-cause.ts'
import { KitError } from '../../errors/kit-error.ts'
import { kitErrorOf } from '../../errors/text-of.ts'
import { switchNetworkFlow } from '../../flows/index.ts'
import type { NetworkApi } from '../api/network.ts'
import type { CommandDeps } from './command-deps.ts'
import { withoutNavigation } from './without-navigation.ts'

type SwitchNetworkDeps = Pick<CommandDeps, 'state' | 'sendMessage' | 'startFlow' | 'waitUntil'> & {
  /** Throws `connector/reconnecting` while the connection of the namespace is restored. */
  refuseWhileReconnecting(namespace: Namespace): void
}

/** Runs the `switchNetwork` flow, then waits until the network is active. */
export function createSwitchNetwork({
  state,
  sendMessage,
  startFlow,
  waitUntil,
  refuseWhileReconnecting,
}: SwitchNetworkDeps): NetworkApi['switch'] {
  return async (network) => {
    const id = typeof network === 'string' ? network : networkIds(network).caipNetworkId
    const target = state().network.networks.find(({ caipNetworkId }) => caipNetworkId === id)
    if (target === undefined) {
      sendMessage({
        to: 'alert',
        type: 'raise',
        code: 'network/switch-not-found',
        variant: 'error',
        details: { network: id },
        once: false,
      })
      throw new KitError(networkErrors, 'network/not-found')
    }
    const { chainNamespace, caipNetworkId } = target
    refuseWhileReconnecting(chainNamespace)
    await runSwitchNetwork(startFlow, caipNetworkId)
    await waitUntil(
      (current) => current.network.byNamespace[chainNamespace]?.caipNetworkId === caipNetworkId,
    )
  }
}

/**
 * Resolves when the wallet has switched. After a rejection or a failure, the flow would wait for a
 * retry from its view. This command has no view, so it stops the flow and rejects.
 */
function runSwitchNetwork(
  startFlow: CommandDeps['startFlow'],
  caipNetworkId: CaipNetworkId,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: KitError) => {
      reject(error)
      flow.then((running) => running.stop(), reject)
    }
    const flow = startFlow(
      switchNetworkFlow,
      { caipNetworkId },
      {
        adapt: withoutNavigation,
        onEmit(event) {
          if (event.type === 'network.switched') resolve()
          if (event.type === 'switch.rejected')
            fail(new KitError(switchErrors, 'network/switch-declined'))
          if (event.type === 'switch.failed')
            fail(kitErrorOf(event.code, event.details, withCause(event.cause)))
        },
        onEnd(end) {
          if (end.status === 'failed') reject(end.error)
          else if (end.output.type === 'cancelled')
            reject(new KitError(connectorErrors, 'connector/not-connected'))
          else resolve()
        },
      },
    )
    flow.catch(reject)
  })
}

const withCause = (cause: ErrorCause | null): ErrorOptions => (cause === null ? {} : { cause })
