import type { Namespace } from '@latchkit/core'

/** The data of a flow that takes a namespace. Null: the active one. */
export const namespaceData = (namespace: Namespace | undefined) =>
  namespace === undefined ? null : { namespace }
