'use client'
import { type AccountTypeView, accountTypeFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { useKitView } from '../../kit/useKitView.ts'
import { type Loading, useView } from '../../kit/useView.ts'
import {
  type AccountSettingsView,
  accountSettingsView,
  selectAccountSettings,
} from './accountSettingsView.ts'

/**
 * Renders the settings of the active account, and the switch between the accounts of the embedded
 * wallet.
 */
export function AccountSettings({
  children,
}: {
  children: (settings: AccountSettingsView, accountType: AccountTypeView | Loading) => ReactNode
}) {
  const settings = useKitView(selectAccountSettings, accountSettingsView)
  return children(settings, useView(useFlow(accountTypeFlow)))
}
