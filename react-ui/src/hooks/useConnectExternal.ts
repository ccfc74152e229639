'use client'
import type { Namespace } from '@latchkit/core'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows/connect-external'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/**
 * Asks one wallet for its accounts for as long as the component is drawn; null until it has begun. A wallet that several namespaces know
 * by the same id is asked for those of the one that is named, else of the first.
 */
export const useConnectExternal = (
  connectorId: string,
  namespace?: Namespace,
): ExternalView | null => useView(useFlow(connectExternalFlow, { connectorId, namespace }))
