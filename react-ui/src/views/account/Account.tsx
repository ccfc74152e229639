'use client'
import type { ReactNode } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import { type AccountView, accountParts, accountView } from './accountView.ts'

/** The connected account without a look. */
export function Account({ children }: { children: (account: AccountView) => ReactNode }) {
  return children(useKitView(accountParts, accountView))
}
