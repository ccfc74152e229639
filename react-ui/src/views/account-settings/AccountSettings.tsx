'use client'
import { type AccountTypeView, accountTypeFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlowView } from '../../kit/useFlowView.ts'
import { useKitView } from '../../kit/useKitView.ts'
import type { Loading } from '../../kit/useView.ts'
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
  return children(settings, useFlowView(accountTypeFlow))
}
