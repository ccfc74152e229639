import type { ByNamespace, Namespace } from '../caip/namespace.ts'

/**
 * Connectors that share one connection between namespaces: disconnecting one namespace ends it for
 * all.
 */
const sharedConnectors: readonly string[] = ['walletConnect', 'ID_AUTH']

/**
 * The namespaces that a disconnect affects, `namespace` first. All connected namespaces if
 * `namespace` is null. `connectors`: connector ids by connected namespace.
 */
export function namespacesToDisconnect(
  connectors: ByNamespace<string>,
  namespace: Namespace | null,
): Namespace[] {
  const connected = Object.keys(connectors)
  if (namespace === null) return connected
  const connectorId = connectors[namespace]
  if (connectorId === undefined) return []
  if (!sharedConnectors.includes(connectorId)) return [namespace]
  const others = connected.filter(
    (other) => other !== namespace && connectors[other] === connectorId,
  )
  return [namespace, ...others]
}
