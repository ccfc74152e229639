'use client'
import type { Namespace } from '@latchkit/core'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

type Props = FlowChild<ExternalView> & {
  /** Required outside the modal; within it the view's data names the connector. */
  connectorId?: string
  /** Required outside the modal if the wallet supports several namespaces. */
  namespace?: Namespace
}

/** Connects an installed wallet and renders the progress. */
export const ConnectingExternal = ({ connectorId = '', namespace, children }: Props) =>
  children(useFlowView(connectExternalFlow, { connectorId, namespace }))
