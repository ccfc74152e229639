'use client'
import type { Namespace } from '@latchkit/core'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows/connect-external'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

type Props = {
  connectorId?: string
  namespace?: Namespace
  children: (external: ExternalView | Loading) => ReactNode
}

/** Asking one wallet for its accounts, without a look. On a page of your own say which, and where it has several, in which namespace; in the modal the page's entry does. */
export function ConnectingExternal({ connectorId = '', namespace, children }: Props) {
  return children(useView(useFlow(connectExternalFlow, { connectorId, namespace })))
}
