'use client'
import type { CheckedNamespace, Namespace } from '@latchkit/core'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows'
import { useFlowView } from '../kit/useFlowView.ts'
import type { Loading } from '../kit/useView.ts'

/**
 * Connects one wallet of this browser while the component is mounted. If connectors of several
 * namespaces share the id, `namespace` selects one; default: the first.
 */
export const useConnect = <N extends Namespace>(
  connectorId: string,
  namespace?: CheckedNamespace<N>,
): ExternalView | Loading => useFlowView(connectExternalFlow, { connectorId, namespace })
