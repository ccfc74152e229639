import type { Namespace } from '../caip/namespace.ts'

/** The storage key of the id of a namespace's connector, while a connection is stored. */
export type ConnectorKey = `${string}:connected_connector_id`

export const connectorKey = (namespace: Namespace): ConnectorKey =>
  `${namespace}:connected_connector_id`

export const isConnectorKey = (key: string): key is ConnectorKey => key.endsWith(connectorKey(''))
