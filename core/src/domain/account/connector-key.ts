import type { Namespace } from '../caip/namespace.ts'

/** The storage key of the connector id of a namespace's stored connection. */
export type ConnectorKey = `${string}:connected_connector_id`

export const connectorKey = (namespace: Namespace): ConnectorKey =>
  `${namespace}:connected_connector_id`

export const isConnectorKey = (key: string): key is ConnectorKey => key.endsWith(connectorKey(''))
