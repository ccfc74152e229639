'use client'
import type { Namespace } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import { type AccountView, accountParts, accountView } from './accountView.ts'

/** The connected account without a look: that of a namespace, of the active one where none is named. */
export function Account({ namespace, children }: { namespace?: Namespace; children: (account: AccountView) => ReactNode }) {
  const parts = useMemo(() => accountParts(namespace), [namespace])
  return children(useKitView(parts, accountView))
}
