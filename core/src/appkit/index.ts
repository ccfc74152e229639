export type { KitOptions as AppKitOptions } from '../kit/api/kit-options.ts'
export { toAppKitAccount } from './account.ts'
export type {
  AppKit,
  AppKitAccount,
  AppKitNetwork,
  AppKitState,
  AppKitTheme,
  AppKitView,
} from './app-kit.types.ts'
export { createAppKit } from './create-app-kit.ts'
