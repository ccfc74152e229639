'use client'
import type { ReactNode } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import { type ProfileView, profileView, selectProfileView } from './profileView.ts'

/** The wallets of all namespaces, without a look. Their accounts are chosen among with `SwitchAddress`. */
export function Profile({ children }: { children: (profile: ProfileView) => ReactNode }) {
  return children(useKitView(selectProfileView, profileView))
}
