'use client'
import type {
  DisconnectResult,
  Kit,
  KitEventRecord,
  KitState,
  Namespace,
  NativeBalance,
  OpenOptions,
  ProviderOf,
  RefreshResult,
  WalletInfo,
} from '@latchkit/core'
import {
  type AppKitAccount,
  type AppKitNetwork,
  type AppKitState,
  toAppKitAccount,
} from '@latchkit/core/appkit'
import { shallowEqual } from '@latchkit/core/internal'
import { useMemo } from 'react'
import { useAccount } from '../hooks/useAccount.ts'
import { useEvents } from '../hooks/useEvents.ts'
import { type KitTheme, useKitTheme } from '../hooks/useKitTheme.ts'
import { useModal } from '../hooks/useModal.ts'
import { useNetwork } from '../hooks/useNetwork.ts'
import { useProvider } from '../hooks/useProvider.ts'
import { useWalletInfo as useConnectedWallet } from '../hooks/useWalletInfo.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/** Default: the active namespace. */
type Scope = { namespace?: Namespace }

export function useAppKit(): { open(options?: OpenOptions): Promise<void>; close(): void } {
  const { open, close } = useModal()
  return useMemo(() => ({ open, close }), [open, close])
}

export function useAppKitAccount({ namespace }: Scope = {}): AppKitAccount {
  const account = useAccount(namespace)
  const embedded = useKitState(selectEmbedded)
  return useMemo(() => toAppKitAccount(account, embedded), [account, embedded])
}

const selectEmbedded = ({ embedded }: KitState) => embedded

export function useAppKitNetwork({ namespace }: Scope = {}): AppKitNetwork & {
  switchNetwork: Kit['network']['switch']
} {
  const { active } = useNetwork(namespace)
  const { switch: switchNetwork } = useKit().network
  return useMemo(
    () => ({
      caipNetwork: active ?? undefined,
      caipNetworkId: active?.caipNetworkId,
      chainId: active?.id,
      switchNetwork,
    }),
    [active, switchNetwork],
  )
}

/** The type of the provider follows from the namespace, or is a type argument, as in AppKit. */
export function useAppKitProvider<N extends Namespace>(
  namespace: N,
): AppKitProviderValue<ProviderOf<N>>
export function useAppKitProvider<Provider>(namespace: Namespace): AppKitProviderValue<Provider>
export function useAppKitProvider(namespace: Namespace): AppKitProviderValue<unknown> {
  const provider = useProvider(namespace)
  const wallet = useConnectedWallet(namespace)
  return useMemo(
    () => ({ walletProvider: provider ?? undefined, walletProviderType: wallet?.type }),
    [provider, wallet],
  )
}

export type AppKitProviderValue<Provider> = {
  walletProvider: Provider | undefined
  walletProviderType: WalletInfo['type'] | undefined
}

/** What the page passed as `siwx`, or the extension that the kit created from the options. */
type Extension = NonNullable<ReturnType<Kit['session']['siwx']>>

/** The extension that signs visitors in. Its type is a type argument, as in AppKit. */
export function useAppKitSIWX<Own extends Extension = Extension>(): Own | undefined
export function useAppKitSIWX(): unknown {
  return useKit().session.siwx() ?? undefined
}

export function useAppKitState(): AppKitState {
  return useKitState(selectState, shallowEqual)
}

const selectState = ({ loading, modal, network, restoring }: KitState) => ({
  loading,
  open: modal.phase === 'open',
  selectedNetworkId: network.active?.caipNetworkId,
  activeChain: network.activeNamespace ?? undefined,
  initialized: restoring?.length === 0,
})

/** The latest event. */
export const useAppKitEvents = (): KitEventRecord => useEvents()

export const useAppKitTheme = (): KitTheme => useKitTheme()

export function useAppKitBalance(): {
  fetchBalance(): Promise<RefreshResult<NativeBalance>>
} {
  const { refreshBalance } = useKit().account
  return useMemo(() => ({ fetchBalance: () => refreshBalance() }), [refreshBalance])
}

export function useWalletInfo(namespace?: Namespace): { walletInfo: WalletInfo | undefined } {
  const wallet = useConnectedWallet(namespace)
  return useMemo(() => ({ walletInfo: wallet ?? undefined }), [wallet])
}

/** Without a namespace, `disconnect` disconnects all wallets. */
export function useDisconnect(): {
  disconnect(scope?: Scope): Promise<readonly DisconnectResult[]>
} {
  const kit = useKit()
  return useMemo(
    () => ({ disconnect: ({ namespace }: Scope = {}) => kit.disconnect(namespace) }),
    [kit],
  )
}
