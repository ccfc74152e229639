import type { Namespace } from '../../domain/caip/namespace.ts'
import { networkErrors } from '../../errors/areas/network.ts'
import { invalidOption } from '../../errors/invalid-option.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazyMethods } from '../../platform/lazy.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { NetworkApi } from '../api/network.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import { cachedByKey } from '../state/cached-by-key.ts'
import { networkOf } from '../state/network.ts'
import type { EngineAccess } from './engine.types.ts'

/** Creates `kit.network`. `resolve` checks a network option and fills in its defaults. */
export function createNetworkApi(
  state: () => KitState,
  engine: EngineAccess,
  resolve: ParsedOptions['resolve'],
): NetworkApi {
  const cached = cachedByKey(networkOf)
  const requireAdapter = (namespace: Namespace) => {
    if (!state().config.adaptedNamespaces.includes(namespace))
      throw new KitError(networkErrors, 'network/adapter-missing')
  }
  return {
    get: (namespace) => cached(state().network, namespace),
    switch: lazyMethods(engine.commands, ['switchNetwork']).switchNetwork,
    add(namespace, option) {
      requireAdapter(namespace)
      const hasNamespace = option.chainNamespace ?? option.caipNetworkId
      const network = resolve(
        hasNamespace ? option : ({ ...option, chainNamespace: namespace } as typeof option),
      )
      if (network.chainNamespace !== namespace) {
        throw invalidOption('network.chainNamespace', namespace)
      }
      engine.run((loaded) => loaded.addNetwork(network))
    },
    remove(namespace, id) {
      requireAdapter(namespace)
      engine.run((loaded) => loaded.removeNetwork(namespace, id))
    },
  }
}
