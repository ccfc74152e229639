'use client'
import type { Namespace } from '@latchkit/core'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

type ConnectingExternalProps = {
  /** Required outside the modal; within it the view's data names the connector. */
  connectorId?: string
  /** Required outside the modal if the wallet supports several namespaces. */
  namespace?: Namespace
  children: (view: ExternalView | Loading) => ReactNode
}

/** Connects an installed wallet and renders the progress. */
export function ConnectingExternal({
  connectorId = '',
  namespace,
  children,
}: ConnectingExternalProps) {
  return children(useView(useFlow(connectExternalFlow, { connectorId, namespace })))
}
