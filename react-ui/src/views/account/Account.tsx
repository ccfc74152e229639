'use client'
import type { Namespace } from '@latchkit/core'
import { useMemo } from 'react'
import type { Child } from '../../kit/child.types.ts'
import { useKitView } from '../../kit/useKitView.ts'
import { type AccountView, accountView, selectAccountView, withPortfolio } from './accountView.ts'
import { useKeepFresh } from './useKeepFresh.ts'

/**
 * Renders the account of a namespace, by default of the active one. While it is mounted, balance
 * and tokens are fetched and kept fresh.
 */
export function Account({ namespace, children }: Child<AccountView> & { namespace?: Namespace }) {
  const select = useMemo(() => selectAccountView(namespace), [namespace])
  const view = useKitView(select, accountView)
  const portfolio = useKeepFresh(namespace, view.step === 'connected')
  return children(useMemo(() => withPortfolio(view, portfolio), [view, portfolio]))
}
