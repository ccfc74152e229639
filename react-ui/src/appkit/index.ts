export type {
  AppKit,
  AppKitAccount,
  AppKitNetwork,
  AppKitOptions,
  AppKitState,
} from '@latchkit/core/appkit'
export { AccountButton as AppKitAccountButton } from '../buttons/AccountButton.tsx'
export {
  ConnectButton as AppKitButton,
  ConnectButton as AppKitConnectButton,
} from '../buttons/ConnectButton.tsx'
export { NetworkButton as AppKitNetworkButton } from '../buttons/NetworkButton.tsx'
export type { KitTheme as AppKitTheme } from '../hooks/useKitTheme.ts'
export { AppKitProvider } from './AppKitProvider.tsx'
export { createAppKit } from './createAppKit.ts'
export {
  type AppKitProviderValue,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitSIWX,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
  useWalletInfo,
} from './hooks.ts'
