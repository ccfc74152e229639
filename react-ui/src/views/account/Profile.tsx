'use client'
import type { ReactNode } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import { type ProfileView, profileView, selectProfileView } from './profileView.ts'

/** Renders the wallets of all namespaces. Use `SwitchAddress` to switch between their accounts. */
export function Profile({ children }: { children: (profile: ProfileView) => ReactNode }) {
  return children(useKitView(selectProfileView, profileView))
}
