'use client'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows/connect-external'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { useView } from '../../kit/useView.ts'

/** Asking one wallet for its accounts, without a look. On a page of your own say which; in the modal the page's entry does. */
export function ConnectingExternal({ connectorId, children }: { connectorId?: string; children: (external: ExternalView) => ReactNode }) {
  const view = useView(useFlow(connectExternalFlow, { connectorId }))
  return view && children(view)
}
