import type { ByNamespace, Namespace } from '../caip/namespace.ts'

/** Connectors that are one connection for several namespaces: leaving one leaves all (specification, section 4). */
const shared: readonly string[] = ['walletConnect', 'ID_AUTH']

/** The namespaces that are disconnected, the named one first; all when none is named. `connectors`: id by connected namespace. */
export function namespacesToLeave(
  connectors: ByNamespace<string>,
  named: Namespace | null,
): Namespace[] {
  const connected = Object.keys(connectors)
  if (named === null) return connected
  const its = connectors[named]
  if (its === undefined) return []
  const others = connected.filter(
    (namespace) => namespace !== named && shared.includes(its) && connectors[namespace] === its,
  )
  return [named, ...others]
}
