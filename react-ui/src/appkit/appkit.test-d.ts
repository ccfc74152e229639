import type {
  DisconnectResult,
  Eip1193Provider,
  Kit,
  Namespace,
  NativeBalance,
  OpenOptions,
  Providers,
  RefreshResult,
  WalletInfo,
} from '@latchkit/core'
import type { ComponentProps } from 'react'
import { expectTypeOf } from 'vitest'
import type { ConnectButtonProps } from '../buttons/ConnectButton.tsx'
import type { NetworkButtonProps } from '../buttons/NetworkButton.tsx'
import type * as entry from './index.ts'

type Hook<Name extends keyof typeof entry> = (typeof entry)[Name]
type Scope = { namespace?: Namespace }

expectTypeOf<keyof typeof entry>().toEqualTypeOf<
  | 'AppKitAccountButton'
  | 'AppKitButton'
  | 'AppKitConnectButton'
  | 'AppKitNetworkButton'
  | 'AppKitProvider'
  | 'createAppKit'
  | 'useAppKit'
  | 'useAppKitAccount'
  | 'useAppKitBalance'
  | 'useAppKitEvents'
  | 'useAppKitNetwork'
  | 'useAppKitProvider'
  | 'useAppKitSIWX'
  | 'useAppKitState'
  | 'useAppKitTheme'
  | 'useDisconnect'
  | 'useWalletInfo'
>()

expectTypeOf<Hook<'createAppKit'>>().returns.toEqualTypeOf<entry.AppKit>()
expectTypeOf<entry.AppKit>().toExtend<Kit>()
expectTypeOf<ReturnType<Hook<'useAppKit'>>>().toEqualTypeOf<{
  open(options?: OpenOptions): Promise<void>
  close(): void
}>()
expectTypeOf<Hook<'useAppKitAccount'>>().toEqualTypeOf<(scope?: Scope) => entry.AppKitAccount>()
expectTypeOf<Hook<'useAppKitNetwork'>>().toEqualTypeOf<
  (scope?: Scope) => entry.AppKitNetwork & { switchNetwork: Kit['network']['switch'] }
>()
expectTypeOf<Hook<'useAppKitState'>>().toEqualTypeOf<() => entry.AppKitState>()
expectTypeOf<Hook<'useAppKitTheme'>>().toEqualTypeOf<() => entry.AppKitTheme>()
expectTypeOf<ReturnType<Hook<'useAppKitBalance'>>>().toEqualTypeOf<{
  fetchBalance(): Promise<RefreshResult<NativeBalance>>
}>()
expectTypeOf<Hook<'useWalletInfo'>>().toEqualTypeOf<
  (namespace?: Namespace) => { walletInfo: WalletInfo | undefined }
>()
expectTypeOf<ReturnType<Hook<'useDisconnect'>>>().toEqualTypeOf<{
  disconnect(scope?: Scope): Promise<readonly DisconnectResult[]>
}>()

// The type of the provider follows from the namespace, or is a type argument, as in AppKit.
declare const providerOf: Hook<'useAppKitProvider'>
expectTypeOf(providerOf('eip155').walletProvider).toEqualTypeOf<Eip1193Provider | undefined>()
expectTypeOf(providerOf('solana').walletProvider).toEqualTypeOf<Providers['solana'] | undefined>()
type OwnProvider = { request(): void }
expectTypeOf(providerOf<OwnProvider>('eip155').walletProvider).toEqualTypeOf<
  OwnProvider | undefined
>()

declare const extensionOf: Hook<'useAppKitSIWX'>
type Extension = NonNullable<ReturnType<Kit['session']['siwx']>>
expectTypeOf(extensionOf()).toEqualTypeOf<Extension | undefined>()
expectTypeOf(extensionOf<Extension & { getToken(): string }>()?.getToken()).toEqualTypeOf<
  string | undefined
>()

expectTypeOf<ComponentProps<Hook<'AppKitProvider'>>['kit']>().toEqualTypeOf<Kit>()
expectTypeOf<ComponentProps<Hook<'AppKitButton'>>>().toExtend<ConnectButtonProps>()
expectTypeOf<ComponentProps<Hook<'AppKitConnectButton'>>>().toExtend<ConnectButtonProps>()
expectTypeOf<ComponentProps<Hook<'AppKitNetworkButton'>>>().toExtend<NetworkButtonProps>()
