import { expectTypeOf } from 'vitest'
import type * as Core from './index.ts'
import type { AppKitFeatures } from './kit/api/kit-options.ts'
import type { createMemoryPlatform } from './testing/index.ts'

// The names that exist at run time. The types below are the other public names.
expectTypeOf<keyof typeof Core>().toEqualTypeOf<
  'createKit' | 'isKitError' | 'KitError' | 'textOf'
>()

// createKit
expectTypeOf<typeof Core.createKit>().parameters.toEqualTypeOf<[options: Core.KitOptions]>()
expectTypeOf<typeof Core.createKit>().returns.toEqualTypeOf<Core.Kit>()
expectTypeOf<Core.KitOptions>().toHaveProperty('networks')
expectTypeOf<Pick<Core.KitOptions, 'networks'>>().toExtend<Core.KitOptions>()
expectTypeOf<ReturnType<typeof createMemoryPlatform>>().toExtend<
  NonNullable<Core.KitOptions['platform']>
>()
expectTypeOf<{ networks: []; projctId: string }>().not.toEqualTypeOf<Core.KitOptions>()

// Errors
expectTypeOf<typeof Core.isKitError>().parameter(0).toBeUnknown()
expectTypeOf<Core.KitError>().toExtend<Error>()
expectTypeOf<Core.KitError['code']>().toEqualTypeOf<Core.ErrorCode>()
expectTypeOf<typeof Core.textOf>().returns.toBeString()

// Accounts
expectTypeOf<Core.KitAccount['status']>().toEqualTypeOf<Core.AccountStatus>()
expectTypeOf<Core.ConnectedAccount['accounts']>().toEqualTypeOf<readonly Core.Account[]>()
expectTypeOf<Core.ConnectedAccount['balance']>().toEqualTypeOf<Core.Loadable<Core.NativeBalance>>()
expectTypeOf<Core.ConnectedAccount['holdings']>().toEqualTypeOf<Core.Loadable<Core.Holdings>>()
expectTypeOf<Core.ConnectedAccount['caipAddress']>().toEqualTypeOf<Core.CaipAddress | null>()
expectTypeOf<Core.ConnectedAccount['caipNetworkId']>().toEqualTypeOf<Core.CaipNetworkId | null>()
expectTypeOf<Core.UnconnectedAccount['address']>().toBeNull()
expectTypeOf<Core.Loadable<string>['status']>().toEqualTypeOf<Core.ResourceStatus>()
expectTypeOf<Extract<Core.Loadable<string>, { status: 'fresh' | 'stale' }>['data']>().toBeString()
expectTypeOf<
  Extract<Core.Loadable<string>, { status: 'failed' | 'offline' }>['data']
>().toEqualTypeOf<string | null>()
expectTypeOf<Extract<Core.RefreshResult<string>, { isError: true }>['data']>().toBeNull()
expectTypeOf<Extract<Core.RefreshResult<string>, { isSuccess: true }>['error']>().toBeNull()

// Namespaces and providers. Other namespaces than the built-in ones are allowed.
expectTypeOf<'ton'>().toExtend<Core.Namespace>()
expectTypeOf<Core.ByNamespace<number>[string]>().toBeNumber()
expectTypeOf<keyof Core.Providers>().toEqualTypeOf<
  'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'
>()
expectTypeOf<Core.ProviderOf<'eip155'>>().toEqualTypeOf<Core.Eip1193Provider>()
expectTypeOf<Core.ProviderOf<'ton'>>().toBeUnknown()

// Networks, wallets, calls, requests
expectTypeOf<Core.KitNetwork['active']>().toEqualTypeOf<Core.Network | null>()
expectTypeOf<Core.NetworkOption>().toHaveProperty('rpcUrls')
expectTypeOf<Core.WalletInfo>().toEqualTypeOf<
  Pick<Core.Connector, 'id' | 'name' | 'icon' | 'type' | 'rdns' | 'identifier' | 'social'>
>()
expectTypeOf<Core.CustomWallet>().toHaveProperty('mobile_link')
expectTypeOf<Core.Wallet['icon']>().toEqualTypeOf<string | null>()
expectTypeOf<Core.RemoteSession>().not.toBeAny()
expectTypeOf<Core.CallsRequest['calls']>().toEqualTypeOf<readonly Core.Call[]>()
expectTypeOf<Core.CallsStatus>().not.toBeAny()
expectTypeOf<Core.Capabilities>().not.toBeAny()
expectTypeOf<Core.DisconnectResult>().toEqualTypeOf<{
  namespace: Core.Namespace
  problem: string | null
}>()
expectTypeOf<Core.KitOptions['approvals']>().toEqualTypeOf<Core.ApprovalSource | undefined>()
expectTypeOf<Core.ApprovalsState['request']>().toEqualTypeOf<Core.ApprovalRequest | null>()
expectTypeOf<Core.RequestOutcome>().not.toBeAny()

// State
expectTypeOf<Core.Kit['state']>().toEqualTypeOf<Core.Readable<Core.KitState>>()
expectTypeOf<Core.KitState['config']>().toEqualTypeOf<Core.ConfigState>()
expectTypeOf<Core.KitState['accounts']>().toEqualTypeOf<Core.ByNamespace<Core.AccountState>>()
expectTypeOf<Core.KitState['network']>().toEqualTypeOf<Core.NetworkState>()
expectTypeOf<Core.KitState['router']>().toEqualTypeOf<Core.RouterState>()
expectTypeOf<Core.KitState['modal']>().toEqualTypeOf<Core.ModalState>()
expectTypeOf<Core.KitState['toast']>().toEqualTypeOf<Core.ToastState>()
expectTypeOf<Core.KitState['alert']>().toEqualTypeOf<Core.AlertState>()
expectTypeOf<Core.KitState['directory']>().toEqualTypeOf<Core.DirectoryState>()
expectTypeOf<Core.KitState['connections']>().toEqualTypeOf<Core.ConnectionsState>()
expectTypeOf<Core.ConfigState['features']>().toEqualTypeOf<Core.Features>()
expectTypeOf<Core.ConfigState['metadata']>().toEqualTypeOf<Core.Metadata>()
expectTypeOf<Core.ConfigState['themeMode']>().toEqualTypeOf<Core.ThemeMode | null>()
expectTypeOf<Core.ConfigState['themeVariables']>().toEqualTypeOf<Core.ThemeVariables>()
expectTypeOf<{
  '--latchkit-accent': { light: '#000'; dark: '#fff' }
}>().toExtend<Core.ThemeVariables>()
expectTypeOf<{ '--latchkit-acent': 'red' }>().not.toExtend<Core.ThemeVariables>()
expectTypeOf<{ '--latchkit-accent': { light: '#000' } }>().not.toExtend<Core.ThemeVariables>()
expectTypeOf<'density'>().toExtend<Core.ThemeToken>()
expectTypeOf<string>().toExtend<Core.ThemeValue>()
expectTypeOf<Core.RouterState['entry']>().toEqualTypeOf<Core.RouterEntry>()
expectTypeOf<keyof Core.ViewData>().toEqualTypeOf<Core.ViewName>()

// Opening, settings, flows, recordings
expectTypeOf<Core.OpenableView>().toExtend<Core.ViewName>()
expectTypeOf<Core.OpenOptions['view']>().toEqualTypeOf<Core.OpenableView | undefined>()
expectTypeOf<Core.SettingsChange['features']>().toEqualTypeOf<
  (Partial<Core.Features> & AppKitFeatures & Core.LocalFeatures) | undefined
>()
expectTypeOf<Core.ConfigState['remoteFeatures']>().toEqualTypeOf<Core.RemoteFeatures | null>()
expectTypeOf<
  Core.ViewOf<Core.Flow<unknown, { step: 'done' }, { type: 'ended' }, string>>
>().toEqualTypeOf<{ step: 'done' }>()
expectTypeOf<ReturnType<Core.RunningFlow<'view'>['view']>>().toEqualTypeOf<'view'>()
expectTypeOf<ReturnType<Core.KitRecording['stop']>>().toEqualTypeOf<Core.Recording>()
expectTypeOf<Core.RecordOptions['redact']>().toEqualTypeOf<
  ((text: string, field: string) => string) | undefined
>()
