'use client'
import type { Child } from '../../kit/child.types.ts'
import { useKitView } from '../../kit/useKitView.ts'
import { type ProfileView, profileView, selectProfileView } from './profileView.ts'

/** Renders the wallets of all namespaces. Use `SwitchAddress` to switch between their accounts. */
export const Profile = ({ children }: Child<ProfileView>) =>
  children(useKitView(selectProfileView, profileView))
