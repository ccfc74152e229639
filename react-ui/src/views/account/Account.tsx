'use client'
import type { Namespace } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import { type AccountView, accountView, selectAccountView, withPortfolio } from './accountView.ts'
import { useKeepFresh } from './useKeepFresh.ts'

/**
 * The connected account without a look: that of a namespace, of the active one where none is named. What it holds is read, and kept
 * fresh, while this is drawn.
 */
export function Account({
  namespace,
  children,
}: {
  namespace?: Namespace
  children: (account: AccountView) => ReactNode
}) {
  const parts = useMemo(() => selectAccountView(namespace), [namespace])
  const view = useKitView(parts, accountView)
  const portfolio = useKeepFresh(namespace, view.step === 'connected')
  return children(useMemo(() => withPortfolio(view, portfolio), [view, portfolio]))
}
